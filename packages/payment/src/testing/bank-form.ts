import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { button, chooseLoan, enter, showPayment, type PaymentScene } from './show-payment';

export const field = (name: string) =>
  screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
export const checkbox = () => screen.queryByRole('checkbox', { name: 'Save Payment Profile' });
export const dialog = () => screen.queryByRole('dialog');
export const agreement = 'https://lender.example/ach|01/01/2025|ACH Terms|ach';

/** The form, opened from a loan without saved accounts. */
export async function openForm(scene: PaymentScene = {}) {
  const shown = await showPayment({ saved: [], ...scene });
  await chooseLoan(shown.user);
  await field('Owner Name');
  return shown;
}

export async function fill(user: UserEvent, entry: Readonly<Record<string, string>> = {}) {
  const values = {
    'Owner Name': 'Ann Lee',
    'Routing Number': '021000021',
    'Account Number': '5550001234',
    'Confirm Account Number': '5550001234',
    ...entry,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) await enter(user, await field(name), value);
  }
  await user.tab();
}

export const pressContinue = async (user: UserEvent) => user.click(await button('Continue'));
