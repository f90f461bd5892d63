import { describe, expect, it } from 'vitest';
import { cents } from '../values/money';
import { firstPaymentOf } from './first-payment';

describe('the first payment', () => {
  it.each([
    ['what is due without fees', 12_500, 2_500, 90_000, 10_000],
    ['past due and one installment', 30_000, 0, 90_000, 30_000],
    ['the rest of an installment', 4_000, 0, 90_000, 4_000],
    ['all that is owed, and the interest until then', 9_000, 1_000, 8_000, 18_000],
    ['one installment when the host names no amount', undefined, 0, 90_000, undefined],
    ['one installment when only fees are due', 2_500, 2_500, 90_000, undefined],
    ['one installment when nothing is due today', 0, 0, 90_000, undefined],
  ])('%s', (_name, amountDue, fees, owed, expected) => {
    const today = {
      amountDue: amountDue === undefined ? undefined : cents(amountDue),
      fees: cents(fees),
      owed: cents(owed),
      installment: cents(10_000),
    };
    expect(firstPaymentOf(today)).toBe(expected);
  });
});
