import { cents, localDate } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import {
  paymentDestination,
  readPaymentPreset,
  textsOf,
  type PaymentPreset,
} from './payment-preset';

const whole: PaymentPreset = {
  amount: cents(67_600),
  principal: cents(50),
  frequency: 'OnDueDate',
  day: localDate('2026-12-15'),
  payoff: true,
  method: 'card',
};

describe('what the borrower meant', () => {
  it('is read again from the values that it is written as', () => {
    expect(textsOf(whole)).toEqual({
      amount: '67600',
      principal: '50',
      frequency: 'OnDueDate',
      day: '2026-12-15',
      payoff: 'true',
      method: 'card',
    });
    expect(readPaymentPreset(textsOf(whole))).toEqual(whole);
  });

  it.each([
    ['no amount', { amount: '0' }],
    ['a negative amount', { amount: '-500' }],
    ['dollars', { amount: '676.00' }],
    ['more than a payment can be', { amount: '99999999999' }],
    ['an unknown frequency', { frequency: 'toString' }],
    ['a day that is none', { day: '2026-02-30' }],
    ['an unknown method', { method: 'cash' }],
    ['no payoff', { payoff: 'false' }],
    ['a placeholder without a value', { amount: '', payoff: '', day: '' }],
    ['anything else', { payoff: {}, amount: [500], day: null, method: undefined }],
  ])('leaves out what cannot be read: %s', (_what, values) => {
    expect(readPaymentPreset(values)).toBeUndefined();
    expect(readPaymentPreset({ ...values, principal: '100' })).toMatchObject({ principal: 100 });
  });

  it('leads to the payment by its address, and by what is passed where the address has no place', () => {
    expect(paymentDestination('001-7', { amount: cents(500) })).toEqual({
      screen: 'payment',
      params: { accountNumber: '001-7', amount: '500' },
      data: { kind: 'paymentPreset', values: { amount: '500' } },
    });
    expect(paymentDestination(undefined)).toEqual({
      screen: 'payment',
      params: {},
      data: undefined,
    });
  });
});
