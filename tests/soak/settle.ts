import { expect, type Page } from '@playwright/test';
import { english } from '../e2e/support/words';

/**
 * What a borrower sees after confirming. `home`: the confirmation was shown, and reloaded since.
 * `again`: the payment never came in, and the form is back.
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

/** Long enough for what shows for a moment between two screens to go. */
const flicker = 250;
const settleTimeoutMs = 40_000;

/** What the page comes to, once it stays there. */
export async function settled(page: Page): Promise<Exclude<Sight, 'waiting'>> {
  let last: Sight = 'waiting';
  await expect(async () => {
    const first = await sightOf(page);
    expect(first).not.toBe('waiting');
    if (first !== 'paid') await page.waitForTimeout(flicker);
    last = await sightOf(page);
    expect(last).toBe(first);
  }).toPass({ intervals: [50], timeout: settleTimeoutMs });
  if (last === 'waiting') throw new Error('The page came to nothing');
  return last;
}
