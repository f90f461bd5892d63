import type { Page } from '@playwright/test';
import type { TestConsole } from './support/console';
import { keyboard } from './support/hands';
import { postedPayments } from './support/ledger';
import { hanna } from './support/people';
import { stages } from './support/stages';
import { expect, test } from './support/test';
import {
  agreeToTerms,
  backToAccounts,
  balanceOf,
  choosePayment,
  confirmPayment,
  enterAmount,
  enterBank,
  signIn,
  type Visit,
} from './support/walk';

/** Signs in, pays $25.00 of the loan from a new bank account, and sees it in list and books. */
async function walk(visit: Visit, database: string): Promise<void> {
  const { page } = visit;
  const before = await postedPayments(database, hanna.loan);
  await signIn(visit);
  const balance = await balanceOf(page, hanna.loan);
  await choosePayment(visit, hanna.loan);
  await enterBank(visit);
  await agreeToTerms(visit);
  const reference = await confirmPayment(visit, await enterAmount(visit, '25.00'));

  const posted = (await postedPayments(database, hanna.loan)).slice(before.length);
  expect(posted).toEqual([{ account: hanna.loan, reference, paid: 2500 }]);
  await backToAccounts(visit);
  await expect.poll(() => balanceOf(page, hanna.loan)).toBeLessThan(balance);
}

/** Nothing was reported so far; text that would become markup is refused, and that is reported. */
async function expectTrustedTypes(page: Page, desk: TestConsole): Promise<void> {
  expect(await desk.reportedViolations()).toBe(0);
  const refusal = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>text</b>';
      return 'taken';
    } catch (error) {
      return error instanceof TypeError ? 'refused' : String(error);
    }
  });
  expect(refusal).toBe('refused');
  await expect.poll(() => desk.reportedViolations()).toBe(1);
}

for (const stage of stages) {
  test.describe(stage.title, () => {
    test('a borrower signs in and pays a loan', async ({ page, desk, host, watch }) => {
      const borrower = await desk.borrower(hanna.username);
      await walk({ page, stage, desk, borrower }, host.database);
      expect(watch.violations).toEqual([]);
      if (stage.strict) await expectTrustedTypes(page, desk);
    });

    test('the same by keyboard alone, 320 pixels wide', async ({ page, desk, host }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const borrower = await desk.borrower(hanna.username);
      await walk({ page, stage, desk, borrower, hands: keyboard(page) }, host.database);
    });
  });
}
