import type { Page } from '@playwright/test';
import type { TestConsole } from './support/console';
import { keyboard } from './support/input-methods';
import { booksOf } from './support/ledger';
import { hanna } from './support/borrowers';
import { plainStage, stages } from './support/sites';
import { expect, test } from './support/test';
import { payFromNewBank } from './support/borrower-steps';
import { spanish } from './support/texts';

/** Assigning text as markup is refused, and the browser reports it to the host. */
async function expectTrustedTypes(page: Page, desk: TestConsole): Promise<void> {
  // The reports of the worker's earlier tests are kept.
  const earlier = await desk.reportedViolations();
  const refusal = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>text</b>';
      return 'taken';
    } catch (error) {
      return error instanceof TypeError ? 'refused' : String(error);
    }
  });
  expect(refusal).toBe('refused');
  await expect.poll(() => desk.reportedViolations()).toBe(earlier + 1);
}

for (const stage of stages) {
  test.describe(stage.title, () => {
    test('a borrower signs in and pays a loan', async ({ page, desk, host, watch }) => {
      const borrower = await desk.borrower(hanna.username);
      await payFromNewBank({ page, stage, desk, borrower }, hanna.loan, booksOf(host.database));
      expect(watch.violations).toEqual([]);
      if (stage.strict) await expectTrustedTypes(page, desk);
    });

    test('the same by keyboard alone, 320 pixels wide', async ({ page, desk, host }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const borrower = await desk.borrower(hanna.username);
      const visit = { page, stage, desk, borrower, hands: keyboard(page) };
      await payFromNewBank(visit, hanna.loan, booksOf(host.database));
    });
  });
}

test('the same in Spanish, chosen in the bar above the page', async ({ page, desk, host }) => {
  const borrower = await desk.borrower(hanna.username);
  await page.goto('/plain/');
  await page.getByText('Portico demo').click();
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const visit = { page, stage: plainStage, desk, borrower, words: spanish };
  await payFromNewBank(visit, hanna.loan, booksOf(host.database));
});
