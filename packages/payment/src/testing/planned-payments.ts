import type { RecurringPayment, ScheduledPayment } from '@portico/contract';
import { screen } from '@testing-library/react';
import { chooseLoan, showPayment, type PaymentScene } from './show-payment';

/** Settings by which borrowers delete their planned payments. */
export const allowed = {
  'generalPaymentOptions.allowDeleteScheduledPaymentsOption': 'true',
  'recurringPaymentOptions.allowDeleteRecurringOption': 'true',
};

export type PlannedScene = Omit<PaymentScene, 'info'> & {
  readonly scheduled?: readonly ScheduledPayment[];
  readonly recurring?: RecurringPayment;
};

/** The payment screen with a loan chosen that has these future payments. */
export async function openPlanned({
  scheduled = [],
  recurring,
  settings = allowed,
  ...scene
}: PlannedScene) {
  const shown = await showPayment({
    ...scene,
    settings,
    info: { scheduledPayments: scheduled, recurringPayment: recurring },
  });
  await chooseLoan(shown.user);
  await screen.findByRole('heading', { name: 'Pay from' });
  return shown;
}

export const deleteButtons = () =>
  screen.queryAllByRole('button', { name: /^(Delete the|Turn off autopay)/ });
