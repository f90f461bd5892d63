import { describe, expect, it } from 'vitest';
import { cents } from '../../values/money';
import { everyDay } from '../../testing/calendar';
import { day } from '../../testing/dates';
import { firstPaymentDate, type PaymentDateLimits } from '../dates/payment-date';
import {
  checkPayoffDate,
  needsPayoffQuote,
  payoffDateLimits,
  payoffOffered,
  payoffPanelShown,
  type PayoffFacts,
  type PayoffSettings,
} from './payoff';

describe('payoffOffered', () => {
  const facts: PayoffFacts = { type: 'ach', payoffAmount: cents(100_000) };
  const settings: PayoffSettings = {
    hidden: false,
    maxPayoffPercent: undefined,
    cardMaximum: undefined,
  };
  const upTo = (maximum: number) => ({ cardMaximum: cents(maximum) });

  it.each<[string, Partial<PayoffFacts>, Partial<PayoffSettings>, boolean]>([
    ['[PAY-331]', { payoffAmount: cents(0) }, {}, false],
    ['[PAY-331]', { payoffAmount: cents(-1) }, {}, false],
    ['[PAY-331]', { payoffAmount: cents(1) }, {}, true],
    ['[PAY-332]', {}, { hidden: true }, false],
    ['[PAY-332]', {}, { hidden: false }, true],
    ['[PAY-333]', {}, { maxPayoffPercent: 1.1 }, false],
    ['[PAY-333]', {}, { maxPayoffPercent: 0.9 }, false],
    ['[PAY-333]', {}, { maxPayoffPercent: 0 }, false],
    ['[PAY-334]', {}, { maxPayoffPercent: 1 }, true],
    ['[PAY-334]', {}, { maxPayoffPercent: undefined }, true],
    ['[PAY-335]', { type: 'card' }, upTo(99_999), false],
    ['[PAY-335]', { type: 'card' }, upTo(100_000), true],
    ['[PAY-335]', { type: 'ach' }, upTo(99_999), true],
    ['[PAY-335]', { type: 'card' }, {}, true],
  ])('%s for %j under %j: %s', (_, factChange, settingChange, offered) => {
    expect(payoffOffered({ ...facts, ...factChange }, { ...settings, ...settingChange })).toBe(
      offered,
    );
  });
});

it.each([
  [false, false, false],
  [true, false, true],
  [false, true, true],
  [true, true, true],
])(
  '[PAY-346] only immediate %s, past due %s: its own panel %s',
  (onlyImmediate, pastDue, shown) => {
    expect(payoffPanelShown({ onlyImmediate, pastDue })).toBe(shown);
  },
);

describe('the day of a payoff', () => {
  const today = day('2025-06-12');
  const limits: PaymentDateLimits = {
    ...everyDay,
    today,
    daysInPeriod: 30,
    immediateAchBlocked: false,
    earliest: undefined,
    onlyToday: false,
  };

  it.each([
    ['[PAY-339]', '2025-06-12', true],
    ['[PAY-339]', '2025-06-12', false],
    ['[PAY-336, PAY-337]', '2025-06-20', true],
  ])('%s can be %s when later payoffs are allowed: %s', (_, date, allowFuture) => {
    expect(checkPayoffDate(day(date), limits, allowFuture)).toEqual({ ok: true, value: date });
  });

  it.each([
    ['', '2025-06-11', true, 'payoffPast'],
    ['', '2025-06-11', false, 'payoffPast'],
    ['[PAY-336, PAY-337]', '2025-06-13', false, 'notAllowed'],
  ])('%s cannot be %s when later payoffs are allowed: %s (%s)', (_, date, allowFuture, code) => {
    expect(checkPayoffDate(day(date), limits, allowFuture)).toEqual({ ok: false, error: { code } });
  });

  it('is required', () => {
    expect(checkPayoffDate(undefined, limits, true)).toEqual({
      ok: false,
      error: { code: 'required' },
    });
  });

  it('has every limit of a payment’s date', () => {
    const closed = { ...limits, nonPaymentDays: [day('2025-06-20')] };
    expect(checkPayoffDate(day('2025-06-20'), closed, true)).toMatchObject({
      error: { code: 'holiday' },
    });
    expect(checkPayoffDate(day('2025-07-13'), limits, true)).toMatchObject({
      error: { code: 'period' },
    });
    const onlyToday = { ...limits, onlyToday: true };
    expect(checkPayoffDate(day('2025-06-13'), onlyToday, true)).toMatchObject({
      error: { code: 'notAllowed' },
    });
  });

  it('is offered in the date picker only if it is accepted', () => {
    expect(payoffDateLimits(limits, true)).toEqual(limits);
    const closedToday = { ...limits, nonPaymentDays: [today] };
    expect(firstPaymentDate(payoffDateLimits(closedToday, false))).toBeUndefined();
    expect(firstPaymentDate(payoffDateLimits(closedToday, true))).toBe('2025-06-13');
  });

  it.each([
    ['2025-06-11', false],
    ['2025-06-12', false],
    ['2025-06-13', true],
  ])('needs a quote for %s: %s', (date, needed) => {
    expect(needsPayoffQuote(day(date), today)).toBe(needed);
  });
});
