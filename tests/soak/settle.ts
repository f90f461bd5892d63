import { expect, type Page } from '@playwright/test';
import { english } from '../e2e/support/texts';

/**
 * What a borrower sees after confirming. `home`: the confirmation was shown, then reloaded.
 * `again`: the payment was not received, and the form is shown again.
 */
type Sight = 'paid' | 'home' | 'retry' | 'check' | 'again' | 'waiting';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What is on the page now, the most certain first. */
async function sightOf(page: Page): Promise<Sight> {
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
const flicker = 250;
const settleTimeoutMs = 40_000;

/** The state of the page, once it no longer changes. */
export async function settled(page: Page): Promise<Exclude<Sight, 'waiting'>> {
  let last: Sight = 'waiting';
  await expect(async () => {
    const first = await sightOf(page);
    expect(first).not.toBe('waiting');
    if (first !== 'paid') await page.waitForTimeout(flicker);
    last = await sightOf(page);
    expect(last).toBe(first);
  }).toPass({ intervals: [50], timeout: settleTimeoutMs });
  if (last === 'waiting') throw new Error('The page did not settle');
  return last;
}
