import type { Page } from '@playwright/test';
import { postedPayments } from './support/ledger';
import { iris, newCard } from './support/borrowers';
import { expect, test } from './support/test';
import {
  chooseCard,
  choosePayment,
  confirmPayment,
  enterAmount,
  enterCard,
  signInAs,
  type Visit,
} from './support/borrower-steps';
import { words } from './support/words';

/** Opens the payment of one of Iris's loans; she can pay in every way. */
async function open(page: Page, testConsole: Visit['testConsole'], loan: string): Promise<Visit> {
  const visit = await signInAs({ page, testConsole }, iris);
  await choosePayment(visit, loan);
  return visit;
}

test('a loan is paid by a card that is saved', async ({ page, testConsole, host }) => {
  const before = await postedPayments(host.database, iris.loan);
  const visit = await open(page, testConsole, iris.loan);
  await page.getByRole('radio', { name: /^Card/ }).check();
  await chooseCard(page, iris.card);
  const reference = await confirmPayment(visit, await enterAmount(visit, '45.00'));
  const posted = (await postedPayments(host.database, iris.loan)).slice(before.length);
  expect(posted).toEqual([{ account: iris.loan, reference, paid: 4500 }]);
  await expect(page.getByText(iris.card)).toBeVisible();
});

test('a loan is paid by a new card that is used once', async ({ page, testConsole, host }) => {
  const before = await postedPayments(host.database, iris.loan);
  const visit = await open(page, testConsole, iris.loan);
  await enterCard(page);
  await expect(page.getByText('Used for this payment only, not saved')).toBeVisible();
  const reference = await confirmPayment(visit, await enterAmount(visit, '55.00'));
  const posted = (await postedPayments(host.database, iris.loan)).slice(before.length);
  expect(posted).toEqual([{ account: iris.loan, reference, paid: 5500 }]);
  await expect(page.getByText(newCard.name)).toBeVisible();
});

test('a new card is saved, made the default, and deleted again', async ({ page, testConsole }) => {
  await open(page, testConsole, iris.loan);
  await enterCard(page, { save: true });
  const saved = page.getByRole('combobox', { name: 'Saved card' });
  await expect(saved.getByRole('option', { name: newCard.name })).toHaveCount(1);
  const manage = page.getByRole('button', { name: 'Manage' });
  await manage.click();
  await page.getByRole('button', { name: 'Make this the default' }).click();
  await expect(page.getByText(`Default payment method: ${newCard.name}`)).toBeVisible();
  await manage.click();
  await page.getByRole('button', { name: 'Delete this payment method' }).click();
  await page.getByRole('button', { name: 'Delete payment method', exact: true }).click();
  await expect(page.getByText(words['savedMethods.deleted'])).toBeVisible();
  await expect(saved.getByRole('option', { name: newCard.name })).toHaveCount(0);
  await expect(page.getByText(words['savedMethods.deleted'])).toBeHidden();
});

test('planned payments are listed and can be deleted', async ({ page, testConsole }) => {
  await open(page, testConsole, iris.plannedLoan);
  const table = page.getByRole('table', { name: 'Scheduled payments' });
  await expect(table).toBeVisible();
  const rows = table.getByRole('row').filter({ has: page.getByRole('button') });
  const count = await rows.count();
  expect(count).toBeGreaterThan(0);
  await rows.first().getByRole('button').click();
  await page.getByRole('button', { name: 'Delete payment', exact: true }).click();
  const status = page.getByRole('status');
  await expect(status.filter({ hasText: 'The scheduled payment was deleted.' })).toBeFocused();
  await expect(rows).toHaveCount(count - 1);

  await page.getByRole('button', { name: 'Turn off autopay' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off autopay' }).click();
  await expect(status.filter({ hasText: 'Autopay was turned off.' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pay from' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Autopay' })).toBeHidden();
});
