import { postedPayments } from './support/ledger';
import { iris, maya } from './support/borrowers';
import { expect, test } from './support/test';
import {
  chooseBank,
  choosePayment,
  readReference,
  signInAs,
  typeAmount,
  type Visit,
} from './support/borrower-steps';
import { words } from './support/words';

/** Signs in and chooses loan and bank account, up to the frequency. */
async function open(
  at: Pick<Visit, 'page' | 'testConsole'>,
  borrower: { readonly username: string; readonly loan: string; readonly bank: string },
): Promise<Visit> {
  const visit = await signInAs(at, borrower);
  await choosePayment(visit, borrower.loan);
  await chooseBank(visit, borrower.bank);
  return visit;
}

test('a recurring payment shows what it will do before it is set up', async ({
  page,
  testConsole,
}) => {
  const visit = await open({ page, testConsole }, iris);
  await page
    .getByRole('combobox', { name: 'How often would you like to pay?' })
    .selectOption('Weekly');
  await page.getByRole('button', { name: 'Choose a date' }).click();
  await page.locator('[role=grid] button:not([aria-disabled=true]):enabled').first().click();
  await typeAmount(visit, '50');
  await expect(
    page.getByText(/^Every \w+day we will take \$50\.\d\d from Checking ending in 3301/),
  ).toBeVisible();
  await expect(page.getByText(/^Next payments: (\d\d\/\d\d\/\d{4}(, )?){3}\.$/)).toBeVisible();
  await page.getByRole('button', { name: words['payment.submit'] }).click();
  await page.getByRole('button', { name: 'Start autopay' }).click();
  await readReference(visit);
  await expect(page.getByText(words['frequency.Weekly'], { exact: true })).toBeVisible();
});

test('a loan that is paid off today owes nothing more', async ({ page, testConsole, host }) => {
  const before = await postedPayments(host.database, maya.loan);
  const visit = await open({ page, testConsole }, maya);
  await page.getByRole('radio', { name: /^Pay off the loan/ }).check();
  await expect(page.getByText(/^Paying the loan off on .* takes \$/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeHidden();
  await page.getByRole('button', { name: words['payment.submit'] }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  const reference = await readReference(visit);
  const posted = (await postedPayments(host.database, maya.loan)).slice(before.length);
  expect(posted).toMatchObject([{ account: maya.loan, reference }]);
});
