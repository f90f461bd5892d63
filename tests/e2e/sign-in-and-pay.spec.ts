import type { Page } from '@playwright/test';
import type { TestConsole } from './support/console';
import { keyboard } from './support/input-methods';
import { ledgerOf } from './support/ledger';
import { hanna } from './support/borrowers';
import { plainSite, sites } from './support/sites';
import { expect, test } from './support/test';
import { payFromNewBank } from './support/borrower-steps';
import { spanish } from './support/texts';

/** Assigning text as markup is refused, and the browser reports it to the host. */
async function expectTrustedTypes(page: Page, testConsole: TestConsole): Promise<void> {
  // The reports of the worker's earlier tests are kept.
  const earlier = await testConsole.reportedViolations();
  const refusal = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>text</b>';
      return 'taken';
    } catch (error) {
      return error instanceof TypeError ? 'refused' : String(error);
    }
  });
  expect(refusal).toBe('refused');
  await expect.poll(() => testConsole.reportedViolations()).toBe(earlier + 1);
}

for (const site of sites) {
  test.describe(site.title, () => {
    test('a borrower signs in and pays a loan', async ({ page, testConsole, host, records }) => {
      const borrower = await testConsole.borrower(hanna.username);
      await payFromNewBank(
        { page, site, testConsole, borrower },
        hanna.loan,
        ledgerOf(host.database),
      );
      expect(records.violations).toEqual([]);
      if (site.strict) await expectTrustedTypes(page, testConsole);
    });

    test('the same by keyboard alone, 320 pixels wide', async ({ page, testConsole, host }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const borrower = await testConsole.borrower(hanna.username);
      const visit = { page, site, testConsole, borrower, inputMethod: keyboard(page) };
      await payFromNewBank(visit, hanna.loan, ledgerOf(host.database));
    });
  });
}

test('the same in Spanish, chosen in the bar above the page', async ({
  page,
  testConsole,
  host,
}) => {
  const borrower = await testConsole.borrower(hanna.username);
  await page.goto('/plain/');
  await page.getByText('Portico demo').click();
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const visit = { page, site: plainSite, testConsole, borrower, texts: spanish };
  await payFromNewBank(visit, hanna.loan, ledgerOf(host.database));
});
