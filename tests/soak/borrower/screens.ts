import { expect, type Locator, type Page } from '@playwright/test';
import { english } from '../../e2e/support/texts';
import { resumeOn, signedInOn, signInOn } from './borrower';

/**
 * What a borrower sees after confirming. `submitted`: the number alone, where the page was reloaded
 * before the confirmation opened. `home`: the confirmation was shown, then left. `locked`: the
 * outcome cannot be looked up. `form`: nothing is being sent, and a payment can be entered. `time-out`:
 * above any of them, the session is about to end.
 */
export type Screen =
  | 'paid'
  | 'submitted'
  | 'home'
  | 'not loaded'
  | 'time-out'
  | 'sign-in'
  | 'retry'
  | 'check'
  | 'locked'
  | 'review'
  | 'form'
  | 'waiting';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** The dialog that asks to confirm a payment. */
export const questionOn = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(Confirm your payment|Agreement to take this payment)$/ });

/** Its button, also while the agreement has not been read. */
export const confirmOn = (page: Page): Locator =>
  questionOn(page).getByRole('button', {
    name: /^(Pay \$|Schedule \$|Confirm payment$|Start autopay$)/,
  });

/** The heading while a payment is looked up. */
export const checkingOn = (page: Page): Locator => heading(page, 'We are checking your payment');

/** Says that the lender was asked about a payment of unknown outcome, and that it was not made. */
export const notMadeOn = (page: Page): Locator =>
  page.getByLabel('I have asked, and this payment was not made');

/** Sends a payment of unknown outcome again. */
export const sendAgainOn = (page: Page): Locator => button(page, 'Send the same payment again');

/** The form of a payment: its saved methods, or the types where none is preselected. */
export const formOn = (page: Page): Locator =>
  page
    .getByRole('combobox', { name: /^(Bank account|Saved card)$/ })
    .or(page.getByRole('radio', { name: /^(Bank account|Card)/ }));

/** Loads again what the page could not load. */
export const loadAgainOn = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Try again' });

/** What each screen is told by, the most certain first. */
const signs: readonly (readonly [Screen, (page: Page) => Locator])[] = [
  ['paid', (page) => page.getByText(english.thanks)],
  ['submitted', (page) => heading(page, 'Your payment was submitted')],
  ['home', (page) => heading(page, 'My account')],
  ['time-out', resumeOn],
  ['sign-in', (page) => signInOn(page).or(signedInOn(page))],
  ['locked', (page) => notMadeOn(page).or(sendAgainOn(page))],
  ['check', (page) => button(page, 'Check again')],
  [
    'retry',
    (page) => page.locator('[data-step=message]').getByRole('button', { name: 'Try again' }),
  ],
  // Nothing can be done until no request of it can arrive any more.
  ['waiting', (page) => heading(page, 'We do not know yet whether your payment went through')],
  ['waiting', checkingOn],
  ['review', confirmOn],
  ['waiting', (page) => page.getByRole('dialog')],
  ['form', formOn],
  ['not loaded', loadAgainOn],
  // A loan that cannot be paid any more: its form says why.
  ['form', (page) => page.locator('portico-payment').getByRole('alert')],
];

/** What a page shows, for a reader. */
export async function textOn(page: Page): Promise<string> {
  const text = await page.getByRole('main').ariaSnapshot({ timeout: 1_000 });
  return text.slice(0, 4_000);
}

/** What is on the page now. */
async function screenOf(page: Page): Promise<Screen> {
  const seen = await Promise.all(signs.map(([, sign]) => sign(page).first().isVisible()));
  return signs[seen.indexOf(true)]?.[0] ?? 'waiting';
}

/** Milliseconds, longer than anything is shown between two screens. */
const settleMs = 250;
const settleTimeoutMs = 40_000;

/** The screen, once it no longer changes. */
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

/** What the form says of a payment that was sent before; empty when it says nothing. */
export async function messageOn(page: Page): Promise<string> {
  const message = page.locator('[data-step=message]').first();
  return (await message.isVisible()) ? (await message.innerText()).trim() : '';
}
