import type { Locator, Page } from '@playwright/test';

/** What a tag draws is also a part of the portal. */
export const within = (page: Page, tag: string): Locator => page.locator(`${tag}, portico-portal`);

/** The button that a screen or a dialog leads on by. */
export const primaryButton = '[part~="button-primary"]';
/** That of the screen, below any dialog. */
export const screensButton = `${primaryButton}:not(dialog *)`;
export const openDialog = 'dialog[open]';

/**
 * Waits for what a screen does next.
 *
 * @param done settles when it has done so
 * @throws Error with what the screen tells, as soon as it tells a problem
 */
export async function outcome(done: Promise<void>, screen: Locator, failed: string): Promise<void> {
  const told = screen
    .locator('[part~="error"]:not(:empty), [part~="banner-error"]')
    .filter({ visible: true });
  const isTold = told.first().waitFor();
  const texts = await Promise.race([done.then(() => []), isTold.then(() => told.allInnerTexts())]);
  if (texts.length === 0) return;
  throw new Error(`${failed}: ${texts.map((text) => text.replaceAll(/\s+/g, ' ')).join(' / ')}`);
}
