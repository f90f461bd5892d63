import { cents, type Checked, type RecurringDateCode } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { checking, context, day, loanAccount, settings, visa } from '../../../testing/fixtures';
import { openAccount } from '../../../testing/open-account';
import type { Method } from '../methods/method';
import type { PaymentSettings } from '../paying.settings';
import { noAnswers } from '../steps/edit-choices';
import type { HostAnswers, PaymentInfo, Timing } from './choices';
import { quoteKey } from './host-questions';
import { planTiming } from './plan-timing';

const bank: Method = { kind: 'saved-bank', ...checking };
const card: Method = { kind: 'saved-card', ...visa };
const { number } = loanAccount();

type Given = {
  readonly info?: Partial<PaymentInfo>;
  readonly pastDue?: number;
  readonly method?: Method;
  readonly settings?: Partial<PaymentSettings>;
  readonly answers?: Partial<HostAnswers>;
};

const planned = (timing: Timing, given: Given = {}) =>
  planTiming(
    timing,
    openAccount(given.info, { loanPastDue: cents(given.pastDue ?? 0) }),
    given.method ?? bank,
    { ...context, settings: { ...settings, ...given.settings } },
    { ...noAnswers, ...given.answers },
  );

const today: Timing = { frequency: 'OneTime', when: { choice: 'today' }, payoff: false };
const later = (text: string, payoff = false): Timing => ({
  frequency: 'OneTime',
  when: { choice: 'later', text },
  payoff,
});

describe('a payment on the due date', () => {
  it.each([
    ['is first made on the next due date', day('2025-04-01')],
    ['has no day where the host sends no due date', undefined],
  ])('%s', (_, dueDate) => {
    expect(planned({ frequency: 'OnDueDate' }, { info: { dueDate } })).toEqual({
      frequency: 'OnDueDate',
      day: dueDate,
    });
  });
});

describe('a payment some days before the due date', () => {
  it('is first made on the day that belongs to the chosen number', () => {
    expect(planned({ frequency: 'DaysBeforeDue', days: 3 })).toMatchObject({ day: '2025-03-29' });
  });

  it.each([
    ['no number is chosen', undefined],
    ['the number is not offered', 10],
  ])('has no day while %s', (_, days) => {
    expect(planned({ frequency: 'DaysBeforeDue', days })).toMatchObject({ day: undefined });
  });

  it('offers no number where the host sends no due date', () => {
    const plan = planned({ frequency: 'DaysBeforeDue', days: 3 }, { info: { dueDate: undefined } });
    expect(plan).toMatchObject({ choices: [], day: undefined });
  });
});

describe('the first day of a recurring payment', () => {
  it.each<[string, Partial<PaymentInfo>, Checked<string, RecurringDateCode>]>([
    ['03/20/2025', {}, { ok: true, value: '2025-03-20' }],
    ['', {}, { ok: false, error: { code: 'required' } }],
    ['03/12/2025', {}, { ok: false, error: { code: 'notFuture' } }],
    ['04/13/2025', {}, { ok: false, error: { code: 'tooFar' } }],
    ['03/15/2025', {}, { ok: false, error: { code: 'saturday' } }],
    [
      '03/20/2025',
      { nonPaymentDays: [day('2025-03-20')] },
      { ok: false, error: { code: 'holiday' } },
    ],
    [
      '03/20/2025',
      { earliestPaymentDate: day('2025-03-21') },
      { ok: false, error: { code: 'notAllowed' } },
    ],
    ['03/21/2025', { earliestPaymentDate: day('2025-03-21') }, { ok: true, value: '2025-03-21' }],
  ])('typed as %j, where the host sends %j: %j', (text, info, date) => {
    const plan = planned({ frequency: 'Weekly', text }, { info });
    expect(plan).toMatchObject({ date, day: date.ok ? date.value : undefined });
  });

  it.each([
    ['MonthlyOnDate', '03/20/2025', undefined],
    ['TwoWeeks', '03/20/2025', undefined],
    ['Weekly', '03/20/2025', undefined],
    ['SemiMonthly', '', undefined],
    ['SemiMonthly', '03/14/2025', { date: '2025-03-28', payOn: '2025-03-28' }],
    // April 6 is a Sunday.
    ['SemiMonthly', '03/20/2025', { date: '2025-04-06', payOn: '2025-04-07' }],
  ] as const)('of %s, typed as %j, leads to a second day: %j', (frequency, text, second) => {
    expect(planned({ frequency, text })).toMatchObject({ frequency, second });
  });
});

describe('only today can be chosen', () => {
  const blockWhenPastDue = { scheduling: { ...settings.scheduling, blockWhenPastDue: true } };
  const payoffsToday = {
    payoff: { ...settings.payoff, allowFuture: { ach: false, card: false } },
  };

  it.each<[string, Timing, Given, string | undefined, object]>([
    ['not as a rule: a later day is accepted', later('03/20/2025'), {}, undefined, { ok: true }],
    [
      'by card, where cards cannot be scheduled',
      later('03/20/2025'),
      { method: card },
      'method',
      { ok: false, error: { code: 'notAllowed' } },
    ],
    [
      'where the loan is past due and the lender blocks later payments',
      later('03/20/2025'),
      { pastDue: 100, settings: blockWhenPastDue },
      'pastDue',
      { ok: false, error: { code: 'notAllowed' } },
    ],
    [
      'for a payoff, where the lender takes payoffs of today only',
      later('03/20/2025', true),
      { settings: payoffsToday },
      'payoff',
      { ok: false, error: { code: 'notAllowed' } },
    ],
    [
      'for a payoff by card, for the reason that holds for every payment',
      later('03/20/2025', true),
      { method: card, settings: payoffsToday },
      'method',
      { ok: false, error: { code: 'notAllowed' } },
    ],
    [
      'not for an ordinary payment, where the lender takes payoffs of today only',
      later('03/20/2025'),
      { settings: payoffsToday },
      undefined,
      {
        ok: true,
      },
    ],
  ])('%s', (_, timing, given, onlyToday, date) => {
    expect(planned(timing, given)).toMatchObject({ onlyToday, date });
  });
});

describe('the offer to pay the loan off', () => {
  it.each<[string, Given, 'toggle' | 'panel' | undefined]>([
    ['is next to the day', {}, 'toggle'],
    ['has its own panel where the loan is past due', { pastDue: 100 }, 'panel'],
    [
      'has its own panel where the loan can be paid today only',
      { info: { restrictionCode: 'InterestTooHighForDelayedPayment' } },
      'panel',
    ],
    ['is absent where nothing remains to pay', { info: { payOffAmount: cents(0) } }, undefined],
    [
      'is absent where the lender hides it',
      { settings: { payoff: { ...settings.payoff, hidden: true } } },
      undefined,
    ],
    [
      'is absent where a card cannot pay that much',
      {
        method: card,
        settings: { amounts: { ...settings.amounts, cardMaximum: cents(499_999) } },
      },
      undefined,
    ],
  ])('%s', (_, given, shown) => {
    expect(planned(today, given)).toMatchObject({ payoff: { shown } });
  });
});

describe('the payoff costs', () => {
  const known = (key: string): Partial<HostAnswers> => ({
    quote: { key, at: 'known', amount: cents(512_345) },
  });
  const key = quoteKey(number, day('2025-03-20'));

  it.each<[string, Timing, Partial<HostAnswers>, number | undefined]>([
    ['what the host sent with the loan, today', today, {}, 500_000],
    ['its quote, on a later day', later('03/20/2025', true), known(key), 512_345],
    [
      'nothing known, until the quote is received',
      later('03/20/2025', true),
      { quote: { key, at: 'pending' } },
      undefined,
    ],
    [
      'nothing known, while the quote is of another day',
      later('03/20/2025', true),
      known(quoteKey(number, day('2025-03-21'))),
      undefined,
    ],
    ['nothing known, while the day is invalid', later('03/15/2025', true), known(key), undefined],
  ])('%s', (_, timing, answers, amount) => {
    expect(planned(timing, { answers })).toMatchObject({ payoff: { amount } });
  });
});
