import { flag, number } from './setting';

const payment = ['portico-payment'] as const;

export const maximumCardAmount = number('cardPaymentOptions.maximumCardAmount', {
  for: payment,
  doc: 'Largest card payment, in dollars (D85).',
});

export const cardAllowFuturePayoff = flag('cardPaymentOptions.allowFuturePayoff', {
  for: payment,
  doc: 'A loan can be paid off by card on a later day.',
});
