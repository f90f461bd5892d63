import { expect, type Locator, type Page } from '@playwright/test';
import type { Borrower } from '../../../demo-host/api/console-routes';
import type { TestConsole } from './console';
import { mouse, type InputMethod } from './input-methods';
import { newBank, newCard } from './borrowers';
import { plainSite, type Site } from './sites';
import { english, type Texts } from './texts';
import { words } from './words';

/** A borrower on a page. */
export type Visit = {
  readonly page: Page;
  readonly site: Site;
  readonly testConsole: TestConsole;
  readonly borrower: Borrower;
  /** A mouse by default. */
  readonly inputMethod?: InputMethod | undefined;
  /** English by default. */
  readonly texts?: Texts | undefined;
};

const field = (within: Page | Locator, name: string) =>
  within.getByRole('textbox', { name, exact: true });
const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });

/** Fills username and password and sends them. */
export async function enterCredentials(visit: Visit): Promise<void> {
  const { page, borrower, inputMethod = mouse, texts = english } = visit;
  await inputMethod.fill(field(page, texts.username), borrower.username);
  await inputMethod.fill(page.getByLabel(texts.password, { exact: true }), borrower.password);
  await inputMethod.press(button(page, texts.logIn));
}

/** Answers the security-code step with the code from the outbox. */
export async function enterCode(visit: Visit): Promise<void> {
  const { page, testConsole, borrower, inputMethod = mouse, texts = english } = visit;
  const step = page.getByRole('dialog', { name: texts.codeStep });
  await expect(field(step, texts.code)).toBeVisible();
  await inputMethod.fill(field(step, texts.code), await testConsole.nextCode(borrower.email ?? ''));
  await inputMethod.press(button(step, texts.validate));
}

/** From the sign-in page to the account page. */
export async function signIn(visit: Visit): Promise<void> {
  await visit.page.goto(visit.site.login);
  await enterCredentials(visit);
  await enterCode(visit);
  await expect(visit.page).toHaveURL(visit.site.account);
}

/** The same of a seeded borrower, on the plain pages by default. */
export async function signInAs(
  at: Omit<Visit, 'site' | 'borrower'> & Partial<Pick<Visit, 'site'>>,
  { username }: Pick<Borrower, 'username'>,
): Promise<Visit> {
  const visit = { site: plainSite, ...at, borrower: await at.testConsole.borrower(username) };
  await signIn(visit);
  return visit;
}

/** Signs out, and confirms it. */
export async function signOut(page: Page): Promise<void> {
  await button(page, words['session.logOut']).click();
  const question = page.getByRole('dialog', { name: words['logOut.heading'] });
  await button(question, words['logOut.logOut']).click();
}

/** The row of an account in the list. */
export function accountRow(page: Page, account: string): Locator {
  return page.getByRole('row').filter({ hasText: account });
}

/** Reads the dollars of a text as cents. */
export function centsIn(text: string): number {
  const dollars = /\$([\d,]+)\.(\d\d)/.exec(text);
  if (!dollars) throw new Error(`No amount in "${text}"`);
  return Number(`${dollars[1] ?? ''}${dollars[2] ?? ''}`.replace(/\D/g, ''));
}

/** An account's balance in the list, in cents. */
export async function balanceOf(visit: Visit, account: string): Promise<number> {
  const { page, texts = english } = visit;
  const row = accountRow(page, account);
  await expect(row).toBeVisible();
  const table = page.getByRole('table').filter({ has: row });
  // One by one: what reads all at once runs among the page's own scripts, and may meet their natives.
  const headers = await table.getByRole('columnheader').all();
  const names = await Promise.all(headers.map((header) => header.innerText()));
  const column = names.findIndex((name) => name.trim() === texts.balance);
  const cells = row.getByRole('rowheader').or(row.getByRole('cell'));
  // A narrow list has no headers: each value has its name.
  const cell = column < 0 ? cells.filter({ hasText: texts.balance }) : cells.nth(column);
  return centsIn(await cell.innerText());
}

/** From the account list to the payment of an account. */
export async function choosePayment(visit: Visit, account: string): Promise<void> {
  const { page, site, inputMethod = mouse, texts = english } = visit;
  const row = accountRow(page, account);
  await inputMethod.press(row.getByRole('link', { name: new RegExp(`^${texts.pay}`) }));
  await expect(page).toHaveURL(site.pay);
}

/** Chooses payment by bank account, for loans that accept cards too. */
export async function payByBank({
  page,
  inputMethod = mouse,
  texts = english,
}: Visit): Promise<void> {
  await inputMethod.tick(page.getByRole('radio', { name: texts.eCheck }));
}

/** Chooses a bank account that is saved. */
export async function chooseBank(visit: Visit, name: string): Promise<void> {
  const { page, inputMethod = mouse, texts = english } = visit;
  await payByBank(visit);
  const saved = page.getByRole('combobox', { name: texts.savedBank });
  const value = await saved.getByRole('option', { name }).getAttribute('value');
  await inputMethod.select(saved, value ?? '');
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
  await page.getByRole('button', { name: /^(New payment method|Use another)$/ }).click();
  const form = page.getByRole('dialog', { name: words['newCard.heading'] });
  await expect(form.getByRole('textbox', { name: /^First name/ })).toBeVisible();
  return form;
}

/** Enters a card that is used once or, with `save`, saved for later payments. */
export async function enterCard(page: Page, { save = false } = {}): Promise<void> {
  const form = await openCardForm(page);
  await enterHolder(form);
  // There is no frame where the lender's page accepts card numbers.
  const isDirect = await form.getByRole('textbox', { name: /^Card number/i }).isVisible();
  const fields = isDirect ? form : form.frameLocator('iframe');
  await fields.getByRole('textbox', { name: /^Card number/i }).fill(newCard.number);
  await fields.getByRole('textbox', { name: /^(Card )?security code/i }).fill(newCard.code);
  if (save) await form.getByRole('checkbox', { name: words['newCard.save'] }).check();
  await button(form, 'Continue').click();
  await expect(form).toBeHidden();
}

/** Fills the fields of the card form except number and security code. */
export async function enterHolder(form: Locator): Promise<void> {
  await form.getByRole('textbox', { name: /^First name/ }).fill(newCard.firstName);
  await form.getByRole('textbox', { name: /^Last name/ }).fill(newCard.lastName);
  await form.getByRole('textbox', { name: /^Expires/ }).fill(newCard.expiration);
  await form.getByRole('textbox', { name: /^Zip code/ }).fill(newCard.zip);
}

/** Enters a bank account that is used once. */
export async function enterBank(visit: Visit): Promise<void> {
  const { page, inputMethod = mouse, texts = english } = visit;
  await payByBank(visit);
  const form = page.getByRole('dialog', { name: texts.bankForm });
  await inputMethod.fill(field(form, texts.owner), newBank.owner);
  await inputMethod.fill(field(form, texts.routing), newBank.routing);
  await expect(form.getByText(newBank.bankName)).toBeVisible();
  await inputMethod.fill(field(form, texts.number), newBank.number);
  await inputMethod.fill(field(form, texts.confirmNumber), newBank.number);
  await inputMethod.press(button(form, texts.continue));
}

/** Agrees to the terms of bank payments. */
export async function agreeToTerms(visit: Visit): Promise<void> {
  const { page, inputMethod = mouse, texts = english } = visit;
  await inputMethod.press(button(page.getByRole('dialog', { name: texts.terms }), texts.agree));
}

/** Chooses to pay another amount than what is due, and types it in dollars. */
export async function typeAmount(visit: Visit, dollars: string): Promise<void> {
  const { page, inputMethod = mouse, texts = english } = visit;
  await inputMethod.tick(page.getByRole('radio', { name: new RegExp(`^${texts.anotherAmount}`) }));
  await inputMethod.fill(field(page, texts.amount), dollars);
}

/** Types the amount in dollars and submits; resolves to the confirmation dialog. */
export async function enterAmount(visit: Visit, dollars: string): Promise<Locator> {
  const { page, inputMethod = mouse, texts = english } = visit;
  await typeAmount(visit, dollars);
  await inputMethod.press(button(page, texts.submit));
  const question = page.getByRole('dialog', { name: texts.question });
  await expect(question).toBeVisible();
  return question;
}

/** Confirms, and reads the reference number from the confirmation. */
export async function confirmPayment(visit: Visit, question: Locator): Promise<string> {
  const { inputMethod = mouse, texts = english } = visit;
  await inputMethod.press(question.getByRole('button', { name: texts.confirm }));
  return readReference(visit);
}

/** The reference number of the confirmation page. */
export async function readReference(visit: Visit): Promise<string> {
  const { page, site, texts = english } = visit;
  await expect(page).toHaveURL(site.confirm);
  await expect(page.getByText(texts.thanks)).toBeVisible();
  const label = page.getByText(texts.reference, { exact: true });
  return (await label.locator('xpath=following-sibling::*').innerText()).trim();
}

/** Back to the account list. */
export async function backToAccounts(visit: Visit): Promise<void> {
  const { page, site, inputMethod = mouse, texts = english } = visit;
  await inputMethod.press(page.getByRole('link', { name: texts.back }));
  await expect(page).toHaveURL(site.account);
}

/** Signs in, pays part of a loan from a new bank account; checks account list and ledger. */
export async function payFromNewBank(
  visit: Visit,
  account: string,
  ledger: (account: string) => Promise<readonly unknown[]>,
): Promise<void> {
  const before = await ledger(account);
  await signIn(visit);
  const balance = await balanceOf(visit, account);
  await choosePayment(visit, account);
  await enterBank(visit);
  await agreeToTerms(visit);
  const reference = await confirmPayment(visit, await enterAmount(visit, '25.00'));

  const posted = (await ledger(account)).slice(before.length);
  expect(posted).toEqual([{ account, reference, paid: 2500 }]);
  await backToAccounts(visit);
  await expect.poll(() => balanceOf(visit, account)).toBeLessThan(balance);
}
