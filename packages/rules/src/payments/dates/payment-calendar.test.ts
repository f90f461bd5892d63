import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, daysBetween } from '../../values/date-arithmetic';
import { anyCalendarFrom, everyDay, weekdays } from '../../testing/calendar';
import { anyDate, day } from '../../testing/dates';
import { closedDay, nextPaymentDay, type PaymentCalendar } from './payment-calendar';

/** 2025-06-13 is a Friday. */
const holidayOn = (date: string) => ({ nonPaymentDays: [day(date)] });

it.each<[string, Partial<PaymentCalendar>, string | undefined]>([
  ['2025-06-13', {}, undefined],
  ['2025-06-13', holidayOn('2025-06-13'), 'holiday'],
  ['2025-06-13', holidayOn('2025-06-12'), undefined],
  ['2025-06-14', {}, 'saturday'],
  ['2025-06-14', { allowSaturday: true }, undefined],
  ['2025-06-14', { allowSunday: true }, 'saturday'],
  ['2025-06-14', { type: 'card', cardWeekends: true }, undefined],
  ['2025-06-14', { type: 'card' }, 'saturday'],
  ['2025-06-14', { cardWeekends: true }, 'saturday'],
  ['2025-06-14', holidayOn('2025-06-14'), 'holiday'],
  ['2025-06-15', {}, 'sunday'],
  ['2025-06-15', { allowSunday: true }, undefined],
  ['2025-06-15', { allowSaturday: true }, 'sunday'],
  ['2025-06-15', { type: 'card', cardWeekends: true }, undefined],
  ['2025-06-15', { cardWeekends: true }, 'sunday'],
  ['2025-06-15', { ...everyDay, ...holidayOn('2025-06-15') }, 'holiday'],
])('%s with %j is closed as %s', (date, change, code) => {
  expect(closedDay(day(date), { ...weekdays, ...change })).toBe(code);
});

it.each([
  ['2025-06-12', [], '2025-06-12'],
  ['2025-06-14', [], '2025-06-16'],
  ['2025-06-15', ['2025-06-16'], '2025-06-17'],
  ['2025-07-04', ['2025-07-04'], '2025-07-07'],
  ['2025-12-31', ['2025-12-31', '2026-01-01'], '2026-01-02'],
])('from %s, with %j closed, payments are next made on %s', (date, holidays, expected) => {
  const calendar = { ...weekdays, nonPaymentDays: holidays.map(day) };
  expect(nextPaymentDay(day(date), calendar)).toBe(expected);
});

it('skips only closed days', () => {
  const cases = anyDate.chain((date) => fc.tuple(fc.constant(date), anyCalendarFrom(date)));
  fc.assert(
    fc.property(cases, ([date, calendar]) => {
      const next = nextPaymentDay(date, calendar);
      expect(closedDay(next, calendar)).toBeUndefined();
      for (let passed = 0; passed < daysBetween(date, next); passed += 1) {
        expect(closedDay(addDays(date, passed), calendar)).toBeDefined();
      }
    }),
  );
});
