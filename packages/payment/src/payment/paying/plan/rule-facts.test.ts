import { describe, expect, it } from 'vitest';
import {
  aRecurringPayment,
  checking,
  context,
  day,
  loanInfo,
  visa,
} from '../../../testing/fixtures';
import { openAccount } from '../../../testing/open-account';
import type { Method } from '../methods/method';
import { feesOf, frequencyFacts, onceLimits, payingInfo } from './rule-facts';
import type { PaymentInfo } from './choices';

const bank: Method = { kind: 'saved-bank', ...checking };
const card: Method = { kind: 'saved-card', ...visa };

describe('a loan without fees', () => {
  it('costs nothing more, by whatever method', () => {
    const { allowCards, allowACH, numberDaysInPeriod, recurringAllowed } =
      loanInfo().paymentOptions;
    const paymentOptions = { allowCards, allowACH, numberDaysInPeriod, recurringAllowed };
    expect(Object.values(feesOf(loanInfo({ paymentOptions })))).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });
});

it.each([
  ['without a recurring payment has none', undefined, false],
  ['with a recurring payment has one already', aRecurringPayment(), true],
])('a loan %s', (_, recurringPayment, hasRecurring) => {
  const open = openAccount({ recurringPayment });
  const facts = frequencyFacts(payingInfo(open, bank), open.loan.info, context);
  expect(facts.hasRecurring).toBe(hasRecurring);
});

describe('the first day that can be chosen', () => {
  const cutoff: Partial<PaymentInfo> = {
    blockImmediateACHPaymentsAfterCutoffTime: true,
    adjustedACHPaymentDateAfterCutoffTime: day('2025-03-17'),
  };

  it.each<[string, Partial<PaymentInfo>, Method, string | undefined]>([
    ['is not limited', {}, bank, undefined],
    ['is the one the host sends', { earliestPaymentDate: day('2025-03-14') }, card, '2025-03-14'],
    ['is the adjusted one for a bank account after the cut-off', cutoff, bank, '2025-03-17'],
    ['is not adjusted for a card', cutoff, card, undefined],
    [
      'is the later of both',
      { ...cutoff, earliestPaymentDate: day('2025-03-14') },
      bank,
      '2025-03-17',
    ],
  ])('%s', (_, info, method, earliest) => {
    const open = openAccount(info);
    const { limits } = onceLimits(payingInfo(open, method), open.loan.info, context);
    expect(limits.earliest).toBe(earliest);
  });
});
