import { expect, type Locator, type Page } from '@playwright/test';
import type { Borrower } from '../../../demo-host/api/console-routes';
import type { TestConsole } from './console';
import { mouse, type Hands } from './input-methods';
import { newBank, newCard } from './borrowers';
import type { Stage } from './sites';
import { english, type Words } from './texts';

/** A borrower on a page. */
export type Visit = {
  readonly page: Page;
  readonly stage: Stage;
  readonly desk: TestConsole;
  readonly borrower: Borrower;
  /** A mouse by default. */
  readonly hands?: Hands | undefined;
  /** English by default. */
  readonly words?: Words | undefined;
};

const field = (within: Page | Locator, name: string) =>
  within.getByRole('textbox', { name, exact: true });
const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });

/** Fills username and password and sends them. */
export async function enterCredentials(visit: Visit): Promise<void> {
  const { page, borrower, hands = mouse, words = english } = visit;
  await hands.fill(field(page, words.username), borrower.username);
  await hands.fill(page.getByLabel(words.password, { exact: true }), borrower.password);
  await hands.press(button(page, words.logIn));
}

/** Answers the security-code step with the code from the outbox. */
export async function enterCode(visit: Visit): Promise<void> {
  const { page, desk, borrower, hands = mouse, words = english } = visit;
  const step = page.getByRole('dialog', { name: words.codeStep });
  await expect(field(step, words.code)).toBeVisible();
  await hands.fill(field(step, words.code), await desk.nextCode(borrower.email ?? ''));
  await hands.press(button(step, words.validate));
}

/** From the sign-in page to the account page. */
export async function signIn(visit: Visit): Promise<void> {
  await visit.page.goto(visit.stage.login);
  await enterCredentials(visit);
  await enterCode(visit);
  await expect(visit.page).toHaveURL(visit.stage.account);
}

/** The row of an account in the list. */
export function accountRow(page: Page, account: string): Locator {
  return page.getByRole('row').filter({ hasText: account });
}

/** Reads the dollars of a text as cents. */
function centsIn(text: string): number {
  const dollars = /\$([\d,]+)\.(\d\d)/.exec(text);
  if (!dollars) throw new Error(`No amount in "${text}"`);
  return Number(`${dollars[1] ?? ''}${dollars[2] ?? ''}`.replace(/\D/g, ''));
}

/** An account's balance in the list, in cents. */
export async function balanceOf(visit: Visit, account: string): Promise<number> {
  const { page, words = english } = visit;
  const row = accountRow(page, account);
  await expect(row).toBeVisible();
  const table = page.getByRole('table').filter({ has: row });
  const headers = await table.getByRole('columnheader').allInnerTexts();
  const column = headers.findIndex((header) => header.trim() === words.balance);
  const cells = row.getByRole('rowheader').or(row.getByRole('cell'));
  return centsIn(await cells.nth(column).innerText());
}

/** From the account list to the payment of an account. */
export async function choosePayment(visit: Visit, account: string): Promise<void> {
  const { page, stage, hands = mouse, words = english } = visit;
  const row = accountRow(page, account);
  await hands.press(row.getByRole('link', { name: new RegExp(`^${words.pay}`) }));
  await expect(page).toHaveURL(stage.pay);
}

/** Chooses payment by bank account, for loans that accept cards too. */
export async function payByBank({ page, hands = mouse, words = english }: Visit): Promise<void> {
  await hands.tick(page.getByRole('radio', { name: words.eCheck }));
}

/** Chooses a bank account that is saved. */
export async function chooseBank(visit: Visit, name: string): Promise<void> {
  const { page, hands = mouse, words = english } = visit;
  await payByBank(visit);
  const saved = page.getByRole('combobox', { name: words.savedBank });
  const value = await saved.getByRole('option', { name }).getAttribute('value');
  await hands.select(saved, value ?? '');
}

/** Chooses one of the saved cards. */
export async function chooseCard(page: Page, name: string): Promise<void> {
  const saved = page.getByRole('combobox', { name: 'Saved card' });
  const value = await saved.getByRole('option', { name }).getAttribute('value');
  await saved.selectOption(value);
}

/** Opens the form for a new card. */
export async function openCardForm(page: Page): Promise<Locator> {
  await page.getByRole('radio', { name: /^Card/ }).check();
  await page.getByRole('button', { name: 'New payment method' }).click();
  const form = page.getByRole('dialog', { name: 'Payment Details' });
  await expect(form.getByRole('textbox', { name: /^First Name/ })).toBeVisible();
  return form;
}

/** Enters a card that is used once or, with `save`, saved for later payments. */
export async function enterCard(page: Page, { save = false } = {}): Promise<void> {
  const form = await openCardForm(page);
  await enterHolder(form);
  // There is no frame where the lender's page accepts card numbers.
  const isDirect = await form.getByRole('textbox', { name: /^Card Number/ }).isVisible();
  const fields = isDirect ? form : form.frameLocator('iframe');
  await fields.getByRole('textbox', { name: /^Card Number/ }).fill(newCard.number);
  await fields.getByRole('textbox', { name: /^Security Code/ }).fill(newCard.code);
  if (save) await form.getByRole('checkbox', { name: 'Save Payment Profile' }).check();
  await button(form, 'Continue').click();
  await expect(form).toBeHidden();
}

/** Fills the fields of the card form except number and security code. */
export async function enterHolder(form: Locator): Promise<void> {
  await form.getByRole('textbox', { name: /^First Name/ }).fill(newCard.firstName);
  await form.getByRole('textbox', { name: /^Last Name/ }).fill(newCard.lastName);
  await form.getByRole('textbox', { name: /^Expiration/ }).fill(newCard.expiration);
  await form.getByRole('textbox', { name: /^Zip Code/ }).fill(newCard.zip);
}

/** Enters a bank account that is used once. */
export async function enterBank(visit: Visit): Promise<void> {
  const { page, hands = mouse, words = english } = visit;
  await payByBank(visit);
  const form = page.getByRole('dialog', { name: words.bankForm });
  await hands.fill(field(form, words.owner), newBank.owner);
  await hands.fill(field(form, words.routing), newBank.routing);
  await expect(form.getByText(newBank.bankName)).toBeVisible();
  await hands.fill(field(form, words.number), newBank.number);
  await hands.fill(field(form, words.confirmNumber), newBank.number);
  await hands.press(button(form, words.continue));
}

/** Agrees to the terms of bank payments. */
export async function agreeToTerms(visit: Visit): Promise<void> {
  const { page, hands = mouse, words = english } = visit;
  await hands.press(button(page.getByRole('dialog', { name: words.terms }), words.agree));
}

/** Types the amount in dollars and submits; resolves to the confirmation dialog. */
export async function enterAmount(visit: Visit, dollars: string): Promise<Locator> {
  const { page, hands = mouse, words = english } = visit;
  await hands.fill(field(page, words.amount), dollars);
  await hands.press(button(page, words.submit));
  const question = page.getByRole('dialog', { name: words.question });
  await expect(question).toBeVisible();
  return question;
}

/** Confirms, and reads the reference number from the confirmation. */
export async function confirmPayment(visit: Visit, question: Locator): Promise<string> {
  const { hands = mouse, words = english } = visit;
  await hands.press(button(question, words.confirm));
  return readReference(visit);
}

/** The reference number of the confirmation page. */
export async function readReference(visit: Visit): Promise<string> {
  const { page, stage, words = english } = visit;
  await expect(page).toHaveURL(stage.confirm);
  await expect(page.getByText(words.thanks)).toBeVisible();
  const label = page.getByText(words.reference, { exact: true });
  return (await label.locator('xpath=following-sibling::*').innerText()).trim();
}

/** Back to the account list. */
export async function backToAccounts(visit: Visit): Promise<void> {
  const { page, stage, hands = mouse, words = english } = visit;
  await hands.press(page.getByRole('link', { name: words.back }));
  await expect(page).toHaveURL(stage.account);
}

/** Signs in, pays part of a loan from a new bank account; checks account list and ledger. */
export async function payFromNewBank(
  visit: Visit,
  account: string,
  books: (account: string) => Promise<readonly unknown[]>,
): Promise<void> {
  const before = await books(account);
  await signIn(visit);
  const balance = await balanceOf(visit, account);
  await choosePayment(visit, account);
  await enterBank(visit);
  await agreeToTerms(visit);
  const reference = await confirmPayment(visit, await enterAmount(visit, '25.00'));

  const posted = (await books(account)).slice(before.length);
  expect(posted).toEqual([{ account, reference, paid: 2500 }]);
  await backToAccounts(visit);
  await expect.poll(() => balanceOf(visit, account)).toBeLessThan(balance);
}
