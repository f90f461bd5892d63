import { aRecurringPayment } from '@portico/contract/fixtures';
import { cents, localDate } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { account } from '../testing/accounts-answer';
import { openLoan } from '../testing/open-loan';
import { isAutopayOffered, methodOf, rhythmOf, type OfferSettings } from './autopay.model';

describe('rhythmOf', () => {
  it.each([
    [{ recurringOption: 'Weekly' }, 'sayWeekly', {}],
    [{ recurringOption: 'BiWeekly' }, 'sayBiWeekly', {}],
    [{ recurringOption: 'SemiMonthly' }, 'saySemiMonthly', {}],
    [
      { recurringOption: 'DayOfMonth', date: localDate('2025-04-17') },
      'sayDayOfMonth',
      { day: 17 },
    ],
    [{ recurringOption: 'DayOfMonth', date: undefined }, 'sayMonthly', {}],
    [{ recurringOption: 'DaysBeforeDue', numberOfDays: 0 }, 'sayOnDueDate', {}],
    [{ recurringOption: 'DaysBeforeDue' }, 'sayOnDueDate', {}],
    [{ recurringOption: 'DaysBeforeDue', numberOfDays: 1 }, 'sayDayBeforeDue', {}],
    [{ recurringOption: 'DaysBeforeDue', numberOfDays: 3 }, 'sayDaysBeforeDue', { days: 3 }],
    [{ recurringOption: undefined }, 'sayAmount', {}],
  ] as const)('of %j is %s', (change, key, params) => {
    expect(rhythmOf(aRecurringPayment(change))).toMatchObject({ key, params });
  });
});

describe('methodOf', () => {
  it.each([
    [{}, { key: 'account', params: { ending: '6789' } }],
    [{ isCard: true }, { key: 'card', params: { ending: '6789' } }],
    [{ paymentAccountNum: undefined }, { key: 'someAccount', params: {} }],
    [
      { isCard: true, paymentAccountNum: '' },
      { key: 'someCard', params: {} },
    ],
  ])('of %j is %j', (change, expected) => {
    expect(methodOf(aRecurringPayment(change))).toEqual(expected);
  });
});

describe('isAutopayOffered', () => {
  const allowing: OfferSettings = {
    easyPayDisabled: false,
    frequencies: ['OnDueDate'],
    blockWhenPastDue: false,
    allowed: { ach: true, card: false },
  };
  const pastDue = { loanPastDue: cents(100) };

  it.each([
    [true, {}, {}, false],
    [false, {}, {}, true],
    [true, pastDue, {}, false],
    [false, pastDue, { blockWhenPastDue: true }, false],
    [true, {}, { blockWhenPastDue: true }, false],
    [false, { blockOnlinePayment: true }, {}, false],
    [false, { blockAchPayment: true }, {}, false],
    [true, { blockCardPayment: true }, {}, false],
    [true, { blockAchPayment: true }, { allowed: { ach: true, card: true } }, false],
    [false, {}, { allowed: { ach: false, card: false } }, false],
    [false, {}, { easyPayDisabled: true }, false],
    [false, {}, { frequencies: [] }, false],
    [false, {}, { frequencies: ['Never'] }, false],
  ])('is %s for %j with %j, closed: %s', (expected, entry, settings, closed) => {
    const loan = { ...openLoan(), entry: account(entry), closed };
    expect(isAutopayOffered(loan, { ...allowing, ...settings })).toBe(expected);
  });
});
