import { postedPayments } from './support/ledger';
import { iris, maya } from './support/borrowers';
import { plainSite } from './support/sites';
import { expect, test } from './support/test';
import {
  chooseBank,
  choosePayment,
  readReference,
  signIn,
  typeAmount,
  type Visit,
} from './support/borrower-steps';
import { words } from './support/words';

/** Signs in and chooses loan and bank account, up to the frequency. */
async function open(visit: Visit, of: { readonly loan: string; readonly bank: string }) {
  await signIn(visit);
  await choosePayment(visit, of.loan);
  await chooseBank(visit, of.bank);
}

test('a recurring payment shows what it will do before it is set up', async ({
  page,
  testConsole,
}) => {
  const borrower = await testConsole.borrower(iris.username);
  const visit: Visit = { page, site: plainSite, testConsole, borrower };
  await open(visit, iris);
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
  const borrower = await testConsole.borrower(maya.username);
  const visit: Visit = { page, site: plainSite, testConsole, borrower };
  const before = await postedPayments(host.database, maya.loan);
  await open(visit, maya);
  await page.getByRole('radio', { name: /^Pay off the loan/ }).check();
  await expect(page.getByText(/^Paying the loan off on .* takes \$/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeHidden();
  await page.getByRole('button', { name: words['payment.submit'] }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  const reference = await readReference(visit);
  const posted = (await postedPayments(host.database, maya.loan)).slice(before.length);
  expect(posted).toMatchObject([{ account: maya.loan, reference }]);
});
