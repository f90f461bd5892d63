import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { loanInfo } from './fixtures';
import { button, chooseLoan, enter, showPayment, type PaymentScene } from './show-payment';

export const onlyCards = {
  paymentOptions: { ...loanInfo().paymentOptions, allowACH: false, allowCards: true },
};
export const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`));
export const dialog = () => screen.queryByRole('dialog');
export const checkbox = () => screen.queryByRole('checkbox', { name: 'Save Payment Profile' });
export const pressContinue = async (user: UserEvent) => user.click(await button('Continue'));

/** The form, opened from a loan that takes cards and has none saved. */
export async function openForm(scene: PaymentScene = {}) {
  const shown = await showPayment({ saved: [], info: onlyCards, ...scene });
  await chooseLoan(shown.user);
  await field('First Name');
  return shown;
}

export const good = {
  'First Name': 'Ann',
  'Last Name': 'Lee',
  'Card Number': '4242424242424242',
  'Security Code': '123',
  Expiration: '08/27',
  'Zip Code': '52401',
};

export async function fill(user: UserEvent, entry: Readonly<Record<string, string>> = {}) {
  for (const [name, value] of Object.entries({ ...good, ...entry })) {
    if (value) await enter(user, await field(name), value);
  }
  await user.tab();
}

export const used = () => screen.findByText('Used for this payment only, not saved');
