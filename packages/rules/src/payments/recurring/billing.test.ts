import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../values/date-arithmetic';
import { dayOfMonth } from '../../values/local-date';
import { anyDate, day } from '../../testing/dates';
import { loanBilling, intervalDay, semiMonthlySecondDate, type BillingInterval } from './billing';

it.each([
  ['Weekly', 'Weekly'],
  ['BiWeekly', 'BiWeekly'],
  ['biweekly', 'BiWeekly'],
  ['SemiMonthly', 'SemiMonthly'],
  [' Monthly ', 'Monthly'],
  ['Quarterly', 'other'],
  ['', 'other'],
  [undefined, 'other'],
])('[PAY-241] reads the billing frequency %j as %s', (text, billing) => {
  expect(loanBilling(text)).toBe(billing);
});

describe('intervalDay', () => {
  it.each<[BillingInterval, string, readonly string[]]>([
    ['Weekly', '2025-12-24', ['2025-12-24', '2025-12-31', '2026-01-07']],
    ['BiWeekly', '2025-12-24', ['2025-12-24', '2026-01-07', '2026-01-21']],
    ['SemiMonthly', '2025-12-03', ['2025-12-03', '2025-12-17', '2026-01-03', '2026-01-17']],
    ['SemiMonthly', '2025-12-14', ['2025-12-14', '2025-12-28', '2026-01-14', '2026-01-28']],
    ['SemiMonthly', '2025-12-15', ['2025-12-15', '2026-01-01', '2026-01-15', '2026-02-01']],
    ['SemiMonthly', '2026-01-28', ['2026-01-28', '2026-02-14', '2026-02-28', '2026-03-14']],
    ['SemiMonthly', '2026-01-31', ['2026-01-31', '2026-02-17', '2026-02-28', '2026-03-17']],
    ['Monthly', '2025-12-15', ['2025-12-15', '2026-01-15', '2026-02-15']],
  ])('%s from %s on is %j', (interval, first, days) => {
    expect(days.map((_, n) => intervalDay(interval, day(first), n))).toEqual(days);
  });

  it.each([
    ['2025-01-29', ['2025-02-28', '2025-03-29', '2025-04-29']],
    ['2025-01-30', ['2025-02-28', '2025-03-30', '2025-04-30']],
    ['2024-01-30', ['2024-02-29', '2024-03-30', '2024-04-30']],
  ])('[PAY-311] monthly from %s on uses the last day of a shorter month: %j', (first, days) => {
    expect([1, 2, 3].map((n) => intervalDay('Monthly', day(first), n))).toEqual(days);
  });

  it('keeps the day of the month in every month that has it', () => {
    fc.assert(
      fc.property(anyDate, fc.nat(400), (first, n) => {
        const date = intervalDay('Monthly', first, n);
        const endOfMonth = dayOfMonth(addDays(date, 1)) === 1;
        expect(dayOfMonth(date) === dayOfMonth(first) || endOfMonth).toBe(true);
      }),
    );
  });

  it('always increases, twice a month by 11 to 20 days', () => {
    fc.assert(
      fc.property(anyDate, fc.nat(100), (first, n) => {
        const step = (interval: BillingInterval) =>
          daysBetween(intervalDay(interval, first, n), intervalDay(interval, first, n + 1));
        expect(step('Weekly')).toBe(7);
        expect(step('BiWeekly')).toBe(14);
        expect(step('Monthly')).toBeGreaterThanOrEqual(28);
        expect(step('Monthly')).toBeLessThanOrEqual(31);
        expect(step('SemiMonthly')).toBeGreaterThanOrEqual(11);
        expect(step('SemiMonthly')).toBeLessThanOrEqual(20);
      }),
    );
  });
});

it.each([
  ['[PAY-230]', '2025-06-01', '2025-06-15'],
  ['[PAY-230]', '2025-06-14', '2025-06-28'],
  ['[PAY-230]', '2025-02-14', '2025-02-28'],
  ['[PAY-231]', '2025-06-15', '2025-07-01'],
  ['[PAY-231]', '2025-06-28', '2025-07-14'],
  ['[PAY-231]', '2025-12-20', '2026-01-06'],
])('%s twice a month from %s on is paid next on %s', (_, first, second) => {
  expect(semiMonthlySecondDate(day(first))).toBe(second);
});
