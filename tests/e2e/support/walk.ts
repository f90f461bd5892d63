import { expect, type Locator, type Page } from '@playwright/test';
import type { Borrower } from '../../../demo-host/api/console-routes';
import type { TestConsole } from './console';
import { mouse, type Hands } from './hands';
import { newBank } from './people';
import type { Stage } from './stages';

/** A borrower in front of a page. */
export type Visit = {
  readonly page: Page;
  readonly stage: Stage;
  readonly desk: TestConsole;
  readonly borrower: Borrower;
  /** A mouse unless said otherwise. */
  readonly hands?: Hands | undefined;
};

/** Fills username and password and sends them. */
export async function enterCredentials({ page, borrower, hands = mouse }: Visit): Promise<void> {
  await hands.fill(page.getByLabel('Username', { exact: true }), borrower.username);
  await hands.fill(page.getByLabel('Password', { exact: true }), borrower.password);
  await hands.press(page.getByRole('button', { name: 'Log In' }));
}

/** Answers the security-code step with the code from the outbox. */
export async function enterCode({ page, desk, borrower, hands = mouse }: Visit): Promise<void> {
  const step = page.getByRole('dialog', { name: 'Check your email' });
  const field = step.getByLabel('Security code', { exact: true });
  await expect(field).toBeVisible();
  await hands.fill(field, await desk.nextCode(borrower.email ?? ''));
  await hands.press(step.getByRole('button', { name: 'Validate' }));
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
export function centsIn(text: string): number {
  const dollars = /\$([\d,]+)\.(\d\d)/.exec(text);
  if (!dollars) throw new Error(`No amount in "${text}"`);
  return Number(`${dollars[1] ?? ''}${dollars[2] ?? ''}`.replace(/\D/g, ''));
}

/** What the list says an account's balance is, in cents. */
export async function balanceOf(page: Page, account: string): Promise<number> {
  const row = accountRow(page, account);
  await expect(row).toBeVisible();
  const table = page.getByRole('table').filter({ has: row });
  const headers = await table.getByRole('columnheader').allInnerTexts();
  const column = headers.findIndex((header) => header.trim() === 'Balance');
  const cells = row.getByRole('rowheader').or(row.getByRole('cell'));
  return centsIn(await cells.nth(column).innerText());
}

/** From the account list to the payment of an account. */
export async function choosePayment(visit: Visit, account: string): Promise<void> {
  const { page, stage, hands = mouse } = visit;
  await hands.press(accountRow(page, account).getByRole('link', { name: /^Pay / }));
  await expect(page).toHaveURL(stage.pay);
}

/** Chooses a bank account that is saved. */
export async function chooseBank({ page, hands = mouse }: Visit, name: string): Promise<void> {
  await hands.tick(page.getByRole('radio', { name }));
}

/** Names a bank account that is used once, agreeing to its terms. */
export async function enterBank({ page, hands = mouse }: Visit): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Payment Details' });
  await hands.fill(form.getByRole('textbox', { name: 'Owner Name', exact: true }), newBank.owner);
  await hands.fill(
    form.getByRole('textbox', { name: 'Routing Number', exact: true }),
    newBank.routing,
  );
  await expect(form.getByText('Federal Reserve Bank of Chicago')).toBeVisible();
  await hands.fill(
    form.getByRole('textbox', { name: 'Account Number', exact: true }),
    newBank.number,
  );
  await hands.fill(
    form.getByRole('textbox', { name: 'Confirm Account Number', exact: true }),
    newBank.number,
  );
  await hands.press(form.getByRole('button', { name: 'Continue' }));
}

/** Agrees to the terms of bank payments. */
export async function agreeToTerms({ page, hands = mouse }: Visit): Promise<void> {
  const terms = page.getByRole('dialog', { name: 'Terms for payments from a bank account' });
  await hands.press(terms.getByRole('button', { name: 'Agree', exact: true }));
}

/** Types the amount in dollars and asks for the confirmation. */
export async function enterAmount(visit: Visit, dollars: string): Promise<Locator> {
  const { page, hands = mouse } = visit;
  await hands.fill(page.getByRole('textbox', { name: 'Amount', exact: true }), dollars);
  await hands.press(page.getByRole('button', { name: 'Submit payment' }));
  const question = page.getByRole('dialog', { name: 'Confirm your payment' });
  await expect(question).toBeVisible();
  return question;
}

/** Confirms, and reads the reference number from the confirmation. */
export async function confirmPayment(visit: Visit, question: Locator): Promise<string> {
  const { hands = mouse } = visit;
  await hands.press(question.getByRole('button', { name: 'Confirm payment' }));
  return readReference(visit);
}

/** The reference number of the confirmation page. */
export async function readReference({ page, stage }: Visit): Promise<string> {
  await expect(page).toHaveURL(stage.confirm);
  await expect(page.getByText('Thank you. Your payment was submitted.')).toBeVisible();
  const label = page.getByText('Confirmation number', { exact: true });
  return (await label.locator('xpath=following-sibling::*').innerText()).trim();
}

/** Back to the account list. */
export async function backToAccounts({ page, stage, hands = mouse }: Visit): Promise<void> {
  await hands.press(page.getByRole('link', { name: 'Back to Dashboard' }));
  await expect(page).toHaveURL(stage.account);
}
