import type { Frequency } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { checking, context, day, loanInfo, today } from '../../../testing/fixtures';
import { openAccount } from '../../../testing/open-account';
import type { Method } from '../methods/method';
import type { PaymentInfo, Timing } from './choices';
import { startTiming } from './start-timing';

const bank: Method = { kind: 'saved-bank', ...checking };
const started = (frequency: Frequency, info: Partial<PaymentInfo> = {}) =>
  startTiming(frequency, openAccount(info), bank, context);

describe('choosing a frequency asks', () => {
  it.each<[Frequency, string, Timing]>([
    [
      'OneTime',
      'for the day, without paying the loan off',
      { frequency: 'OneTime', when: { choice: 'today' }, payoff: false },
    ],
    ['OnDueDate', 'for nothing more', { frequency: 'OnDueDate' }],
    ['DaysBeforeDue', 'for the number of days', { frequency: 'DaysBeforeDue', days: undefined }],
    ['MonthlyOnDate', 'for the first day', { frequency: 'MonthlyOnDate', text: '' }],
    ['SemiMonthly', 'for the first day', { frequency: 'SemiMonthly', text: '' }],
    ['TwoWeeks', 'for the first day', { frequency: 'TwoWeeks', text: '' }],
    ['Weekly', 'for the first day', { frequency: 'Weekly', text: '' }],
  ])('%s: %s', (frequency, _, timing) => {
    expect(started(frequency)).toStrictEqual(timing);
  });
});

describe('the day of a one-time payment starts with', () => {
  const { paymentOptions } = loanInfo();

  it.each<[string, Partial<PaymentInfo>, object]>([
    ['today', {}, { choice: 'today' }],
    [
      'the next day that accepts payments',
      { nonPaymentDays: [today] },
      { choice: 'later', text: '03/13/2025' },
    ],
    [
      "the host's first day",
      { earliestPaymentDate: day('2025-03-18') },
      { choice: 'later', text: '03/18/2025' },
    ],
    [
      "the host's day after the bank cut-off",
      {
        blockImmediateACHPaymentsAfterCutoffTime: true,
        adjustedACHPaymentDateAfterCutoffTime: day('2025-03-17'),
      },
      { choice: 'later', text: '03/17/2025' },
    ],
    [
      'today, where no day at all can be chosen',
      { nonPaymentDays: [today], paymentOptions: { ...paymentOptions, numberDaysInPeriod: 0 } },
      { choice: 'today' },
    ],
  ])('%s', (_, info, when) => {
    expect(started('OneTime', info)).toMatchObject({ when });
  });
});
