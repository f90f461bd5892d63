import { expect, type Locator, type Page } from '@playwright/test';
import type { Borrower } from '../../../demo-host/api/console-routes';
import type { TestConsole } from './console';
import type { Stage } from './stages';

/** Fills username and password and sends them. */
export async function enterCredentials(page: Page, borrower: Borrower): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(borrower.username);
  await page.getByLabel('Password', { exact: true }).fill(borrower.password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** Answers the security-code step with the code from the outbox. */
export async function enterCode(page: Page, desk: TestConsole, borrower: Borrower): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Security code' });
  await expect(field).toBeVisible();
  await field.fill(await desk.nextCode(borrower.email ?? ''));
  await page.getByRole('button', { name: 'Validate' }).click();
}

/** From the sign-in page to the account page. */
export async function signIn(
  page: Page,
  stage: Stage,
  desk: TestConsole,
  borrower: Borrower,
): Promise<void> {
  await page.goto(stage.login);
  await enterCredentials(page, borrower);
  await enterCode(page, desk, borrower);
  await expect(page).toHaveURL(stage.account);
}

/** The row of an account in the list. */
export function accountRow(page: Page, account: string): Locator {
  return page.getByRole('row').filter({ hasText: account });
}

/** What a row says the account owes, in cents. */
export async function balanceOf(page: Page, account: string): Promise<number> {
  const text = await accountRow(page, account)
    .getByText(/^\$[\d,]+\.\d\d$/)
    .first()
    .innerText();
  return Number(text.replace(/[^\d]/g, ''));
}
