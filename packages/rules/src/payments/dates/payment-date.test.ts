import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../values/date-arithmetic';
import type { LocalDate } from '../../values/local-date';
import { anyCalendarFrom } from '../../testing/calendar';
import { anyDate, day } from '../../testing/dates';
import { checkPaymentDate, firstPaymentDate, type PaymentDateLimits } from './payment-date';

/** A Thursday. */
const today = day('2025-06-12');

const open: PaymentDateLimits = {
  type: 'ach',
  today,
  nonPaymentDays: [],
  daysInPeriod: undefined,
  allowSaturday: false,
  allowSunday: false,
  cardWeekends: false,
  immediateAchBlocked: false,
  earliest: undefined,
  onlyToday: false,
};

const check = (date: string, change: Partial<PaymentDateLimits> = {}) =>
  checkPaymentDate(date === '' ? undefined : day(date), { ...open, ...change });

const accepted = (date: string) => ({ ok: true, value: date });

describe('checkPaymentDate', () => {
  it.each<[string, string, Partial<PaymentDateLimits>]>([
    ['[PAY-287]', '2025-06-12', {}],
    ['[PAY-281]', '2025-06-19', {}], // Juneteenth, not in the host's list
    ['[PAY-289]', '2025-06-26', { daysInPeriod: 14 }],
    ['[PAY-290]', '2035-06-12', {}],
    ['', '2035-06-12', { daysInPeriod: 2_147_483_647 }],
    ['[PAY-293]', '2025-06-14', { allowSaturday: true }],
    ['[PAY-295]', '2025-06-15', { allowSunday: true }],
    ['[PAY-297]', '2025-06-14', { type: 'card', cardWeekends: true }],
    ['[PAY-297]', '2025-06-15', { type: 'card', cardWeekends: true }],
    ['[PAY-300]', '2025-06-12', { type: 'card', immediateAchBlocked: true }],
    ['[PAY-302]', '2025-06-12', { immediateAchBlocked: false }],
    ['', '2025-06-13', { immediateAchBlocked: true }],
    ['', '2025-06-16', { earliest: day('2025-06-16') }],
    ['', '2025-06-12', { onlyToday: true }],
  ])('%s accepts %s with %j', (_, date, change) => {
    expect(check(date, change)).toEqual(accepted(date));
  });

  it.each<[string, string, Partial<PaymentDateLimits>, string]>([
    ['', '', {}, 'required'],
    ['', '2025-06-11', {}, 'past'],
    ['', '2025-06-13', { nonPaymentDays: [day('2025-06-13')] }, 'holiday'],
    ['', '2025-06-14', {}, 'saturday'],
    ['', '2025-06-14', { allowSunday: true }, 'saturday'],
    ['', '2025-06-15', {}, 'sunday'],
    ['[PAY-296]', '2025-06-14', { type: 'card' }, 'saturday'],
    ['[PAY-296]', '2025-06-15', { type: 'card' }, 'sunday'],
    ['[PAY-297]', '2025-06-14', { type: 'ach', cardWeekends: true }, 'saturday'],
    ['', '2025-06-12', { immediateAchBlocked: true }, 'cutoff'],
    ['', '2025-06-13', { earliest: day('2025-06-16') }, 'notAllowed'],
    ['', '2025-06-13', { onlyToday: true }, 'notAllowed'],
  ])('%s refuses "%s" with %j as %s', (_, date, change, code) => {
    expect(check(date, change)).toEqual({ ok: false, error: { code } });
  });

  it('names how many days ahead are allowed', () => {
    expect(check('2025-06-27', { daysInPeriod: 14 })).toEqual({
      ok: false,
      error: { code: 'period', params: { n: 14 } },
    });
  });

  it('[PAY-304] names the first rule broken, in the order past, period, holiday, weekend, cut-off', () => {
    const saturday = '2025-06-14';
    const broken: Partial<PaymentDateLimits> = {
      today: day('2025-06-15'),
      daysInPeriod: -2,
      nonPaymentDays: [day(saturday)],
    };
    const code = (date: string, change: Partial<PaymentDateLimits>) => {
      const result = check(date, change);
      return result.ok ? 'accepted' : result.error.code;
    };
    expect(code(saturday, broken)).toBe('past');
    expect(code(saturday, { ...broken, today: day('2025-06-12'), daysInPeriod: 1 })).toBe('period');
    expect(code(saturday, { nonPaymentDays: [day(saturday)] })).toBe('holiday');
    expect(code(saturday, { today: day(saturday), immediateAchBlocked: true })).toBe('saturday');
    const sunday = '2025-06-15';
    expect(code(sunday, { today: day(sunday), immediateAchBlocked: true })).toBe('sunday');
    expect(code('2025-06-12', { immediateAchBlocked: true, earliest: day('2025-06-20') })).toBe(
      'cutoff',
    );
    expect(code('', broken)).toBe('required');
  });

  it('accepts no date before today, whatever the limits', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 4000 }), (now, before) => {
        expect(checkPaymentDate(addDays(now, -before), { ...open, today: now })).toEqual({
          ok: false,
          error: { code: 'past' },
        });
      }),
    );
  });
});

describe('firstPaymentDate', () => {
  it.each<[string, Partial<PaymentDateLimits>, string | undefined]>([
    ['', {}, '2025-06-12'],
    ['', { immediateAchBlocked: true }, '2025-06-13'],
    ['[PAY-301]', { immediateAchBlocked: true, earliest: day('2025-06-16') }, '2025-06-16'],
    ['', { immediateAchBlocked: true, nonPaymentDays: [day('2025-06-13')] }, '2025-06-16'],
    ['', { immediateAchBlocked: true, onlyToday: true }, undefined],
  ])('%s with %j is %s', (_, change, expected) => {
    expect(firstPaymentDate({ ...open, ...change })).toBe(expected);
  });

  it('is searched for within a year, its last day included', () => {
    const days = (count: number) => Array.from({ length: count }, (_, n) => addDays(today, n));
    const everyDay = { ...open, allowSaturday: true, allowSunday: true };
    const firstAfter = (nonPaymentDays: readonly LocalDate[]) =>
      firstPaymentDate({ ...everyDay, nonPaymentDays });
    expect(firstAfter(days(366))).toBe(addDays(today, 366));
    expect(firstAfter(days(367))).toBeUndefined();
  });

  it('offers the first accepted day, and accepts none outside the limits', () => {
    const anyLimits = anyDate.chain((now) =>
      fc
        .record({
          calendar: anyCalendarFrom(now),
          daysInPeriod: fc.option(fc.nat(20), { nil: undefined }),
          immediateAchBlocked: fc.boolean(),
          earliest: fc.option(
            fc.nat(20).map((ahead) => addDays(now, ahead)),
            { nil: undefined },
          ),
          onlyToday: fc.boolean(),
        })
        .map(({ calendar, ...rest }) => ({ ...calendar, ...rest, today: now })),
    );
    fc.assert(
      fc.property(anyLimits, (limits) => {
        const days = Array.from({ length: 60 }, (_, index) => addDays(limits.today, index - 5));
        const chosen = days.filter((date) => checkPaymentDate(date, limits).ok);
        expect(firstPaymentDate(limits)).toBe(chosen[0]);
        for (const date of chosen) {
          expect(date >= limits.today).toBe(true);
          expect(limits.nonPaymentDays).not.toContain(date);
          expect(date <= addDays(limits.today, limits.daysInPeriod ?? 60)).toBe(true);
          expect(limits.onlyToday && date > limits.today).toBe(false);
        }
      }),
    );
  });

  it('is always a day that can be chosen', () => {
    fc.assert(
      fc.property(anyDate, fc.boolean(), fc.boolean(), (now, immediateAchBlocked, allowSunday) => {
        const limits = { ...open, today: now, immediateAchBlocked, allowSunday };
        const first = firstPaymentDate(limits);
        expect(checkPaymentDate(first, limits)).toEqual(accepted(String(first)));
      }),
    );
  });
});
