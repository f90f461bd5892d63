import type { Page } from '@playwright/test';
import { openDialog, outcome, primaryButton, within } from './tags';

/** What a borrower types to sign in. */
export type Credentials = {
  readonly username: string;
  readonly password: string;
  /** The security code, or how to get it once it was sent; needed where the lender asks for one. */
  readonly code?: string | (() => Promise<string>) | undefined;
};

/**
 * Signs in on a page with `portico-sign-in` or the portal, which has to be open. Resolves once the
 * sign-in has left for the borrower's accounts; further steps, such as a new password, are the
 * test's own.
 *
 * @throws Error with what the screen says, where it does not go on
 */
export async function signIn(page: Page, { username, password, code }: Credentials): Promise<void> {
  const screen = within(page, 'portico-sign-in');
  const secret = page.locator('input[autocomplete~="current-password"]');
  const asked = page.locator('input[autocomplete~="one-time-code"]');
  await screen.locator('input[autocomplete~="username"]').fill(username);
  const form = screen.locator('form', { has: secret });
  await form.locator(secret).fill(password);
  await form.locator('[type="submit"]').click();
  if (code !== undefined) {
    await outcome(asked.waitFor(), screen, 'Sign-in is refused');
    await asked.fill(typeof code === 'string' ? code : await code());
    await screen.locator(openDialog, { has: asked }).locator(primaryButton).click();
  }
  await outcome(form.waitFor({ state: 'hidden' }), screen, 'Sign-in is refused');
}
