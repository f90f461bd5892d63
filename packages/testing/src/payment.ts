import type { Locator, Page } from '@playwright/test';
import { openDialog, outcome, primaryButton, screensButton, within } from './tags';

/** A bank account that is used for one payment. */
export type BankAccount = {
  readonly routingNumber: string;
  readonly accountNumber: string;
  /** First and last name. */
  readonly owner: string;
};

/** A card that is used for one payment. */
export type Card = {
  readonly number: string;
  readonly securityCode: string;
  /** MM/YY */
  readonly expires: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly zip: string;
};

/** What to pay by: a saved method by a part of its name, or a new one that is not saved. */
export type Method =
  | { readonly savedBank: string }
  | { readonly savedCard: string }
  | { readonly bank: BankAccount }
  | { readonly card: Card };

/** A payment, as a borrower decides on it; what is left out stays as the screen has it. */
export type Payment = {
  /** Number of the loan's account. */
  readonly loan?: string | undefined;
  readonly method?: Method | undefined;
  /** Cents, what is due, or all of the loan. */
  readonly amount?: number | 'due' | 'payoff' | undefined;
};

const screenOf = (page: Page) => within(page, 'portico-payment');
const numberOn = (page: Page) => page.locator('[part~="confirmation-number"]');
const dialogOf = (page: Page) => screenOf(page).locator(openDialog);
const radio = (page: Page, name: string, value: string) =>
  screenOf(page).locator(`input[name="${name}"][value="${value}"]`);

/** Chooses a loan of the open payment by its account's number. */
export async function chooseLoan(page: Page, loan: string): Promise<void> {
  await screenOf(page).locator('select[name="account"]').selectOption(loan);
}

/** Chooses a saved method, or enters a new one, and agrees to the terms that it needs. */
export async function chooseMethod(page: Page, method: Method): Promise<void> {
  if ('savedBank' in method) return chooseSaved(page, 'ach', method.savedBank);
  if ('savedCard' in method) return chooseSaved(page, 'card', method.savedCard);
  const form = await openForm(page, 'bank' in method ? 'ach' : 'card');
  if ('bank' in method) await fillBank(form, method.bank);
  else await fillCard(form, method.card);
  await form.locator(primaryButton).click();
  await form.waitFor({ state: 'hidden' });
}

/** @param amount cents, what is due, or all of the loan */
export async function chooseAmount(page: Page, amount: number | 'due' | 'payoff'): Promise<void> {
  const isTyped = typeof amount === 'number';
  await radio(page, 'howMuch', isTyped ? 'other' : amount).check();
  if (isTyped) await screenOf(page).locator('input[name="amount"]').fill(inDollars(amount));
}

/** Opens the question that sums the payment up; resolves to its dialog. */
export async function reviewPayment(page: Page): Promise<Locator> {
  const question = dialogOf(page).filter({ has: page.locator('dl') });
  await screenOf(page).locator(screensButton).click();
  await question.waitFor();
  return question;
}

/** Confirms the question; resolves to the confirmation number. @throws Error with what the screen says */
export async function confirmPayment(page: Page): Promise<string> {
  await dialogOf(page).locator(primaryButton).click();
  await outcome(numberOn(page).waitFor(), screenOf(page), 'The payment is not confirmed');
  return confirmationNumber(page);
}

/** The number on the open confirmation. */
export async function confirmationNumber(page: Page): Promise<string> {
  return (await numberOn(page).innerText()).trim();
}

/**
 * Pays on a page with `portico-payment` or the portal, which has to be open; resolves to the
 * confirmation number.
 *
 * @throws Error with what the screen says, where it does not go on
 */
export async function pay(page: Page, { loan, method, amount }: Payment = {}): Promise<string> {
  const terms = dialogOf(page).filter({ hasNot: page.locator('form, dl') });
  await page.addLocatorHandler(terms, () => terms.locator(primaryButton).click());
  try {
    if (loan !== undefined) await chooseLoan(page, loan);
    if (method !== undefined) await chooseMethod(page, method);
    if (amount !== undefined) await chooseAmount(page, amount);
    await reviewPayment(page);
    return await confirmPayment(page);
  } finally {
    await page.removeLocatorHandler(terms);
  }
}

async function chooseSaved(page: Page, type: 'ach' | 'card', name: string): Promise<void> {
  await radio(page, 'paymentType', type).check();
  const saved = screenOf(page).locator('select[name="method"]');
  const option = saved.locator('option', { hasText: name });
  await saved.selectOption((await option.getAttribute('value')) ?? '');
}

/** The form opens by itself where nothing is saved; else by the button below what is saved. */
async function openForm(page: Page, type: 'ach' | 'card'): Promise<Locator> {
  const form = dialogOf(page).filter({ has: page.locator('form') });
  const chosen = `label:has(input[name="paymentType"][value="${type}"]) + div`;
  const saved = screenOf(page).locator(`${chosen} select[name="method"]`);
  await radio(page, 'paymentType', type).check();
  await form.or(saved).first().waitFor();
  if (await saved.isVisible())
    await screenOf(page).locator(`${chosen} button:not([aria-expanded])`).first().click();
  await form.waitFor();
  return form;
}

async function fillBank(form: Locator, bank: BankAccount): Promise<void> {
  await form.locator('input[name="routingNumber"]').fill(bank.routingNumber);
  await form.locator('input[name="accountNumber"]').fill(bank.accountNumber);
  await form.locator('input[name="confirmation"]').fill(bank.accountNumber);
  await form.locator('input[name="ownerName"]').fill(bank.owner);
}

/** Number and security code are typed on a page of the processor, where there is one. */
async function fillCard(form: Locator, card: Card): Promise<void> {
  await form.locator('input[autocomplete="cc-given-name"]').fill(card.firstName);
  await form.locator('input[autocomplete="cc-family-name"]').fill(card.lastName);
  await form.locator('input[autocomplete="cc-exp"]').fill(card.expires);
  await form.locator('input[autocomplete~="postal-code"]').fill(card.zip);
  const frame = form.locator('iframe');
  const fields = (await frame.count()) > 0 ? frame.contentFrame() : form;
  await fields.locator('input[autocomplete="cc-number"]').fill(card.number);
  await fields.locator('input[autocomplete="cc-csc"]').fill(card.securityCode);
}

const inDollars = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
