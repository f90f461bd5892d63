import { expect, type Page } from '@playwright/test';
import { english } from '../e2e/support/texts';

/**
 * What a borrower sees after confirming. `home`: the confirmation was shown, then reloaded.
 * `again`: the payment was not received, and the form is shown again.
 */
type Screen = 'paid' | 'home' | 'retry' | 'check' | 'again' | 'waiting';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What is on the page now, the most certain first. */
async function screenOf(page: Page): Promise<Screen> {
  if (await page.getByText(english.thanks).isVisible()) return 'paid';
  if (await page.getByRole('heading', { name: 'Your payment was submitted' }).isVisible()) {
    return 'paid';
  }
  if (await page.getByRole('heading', { name: 'My account' }).isVisible()) return 'home';
  if (await button(page, 'Try again').isVisible()) return 'retry';
  if (await button(page, 'Check again').isVisible()) return 'check';
  if (await page.getByRole('dialog').isVisible()) return 'waiting';
  if (await page.getByRole('heading', { name: 'We are checking your payment' }).isVisible()) {
    return 'waiting';
  }
  return (await page.getByRole('combobox', { name: english.savedBank }).isVisible())
    ? 'again'
    : 'waiting';
}

/** Milliseconds, longer than anything is shown between two screens. */
const settleMs = 250;
const settleTimeoutMs = 40_000;

/** The state of the page, once it no longer changes. */
export async function settledScreen(page: Page): Promise<Exclude<Screen, 'waiting'>> {
  let last: Screen = 'waiting';
  await expect(async () => {
    const first = await screenOf(page);
    expect(first).not.toBe('waiting');
    if (first !== 'paid') await page.waitForTimeout(settleMs);
    last = await screenOf(page);
    expect(last).toBe(first);
  }).toPass({ intervals: [50], timeout: settleTimeoutMs });
  if (last === 'waiting') throw new Error('The page did not settle');
  return last;
}
