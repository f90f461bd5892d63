import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayOfWeek,
  daysBetween,
  lastDayOfMonth,
  monthsBetween,
} from './date-arithmetic';
import { anyDate, day } from '../testing/dates';

describe('addDays', () => {
  it.each([
    ['2025-02-28', 1, '2025-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-12-31', 1, '2025-01-01'],
    ['2025-01-01', -1, '2024-12-31'],
    ['2025-03-09', 1, '2025-03-10'], // clocks go forward
    ['2025-11-02', 1, '2025-11-03'], // clocks go back
    ['2025-06-15', 0, '2025-06-15'],
    ['2024-01-01', 366, '2025-01-01'],
    ['1999-12-31', 60, '2000-02-29'],
  ])('%s and %d days is %s', (date, days, expected) => {
    expect(addDays(day(date), days)).toBe(expected);
  });

  it('agrees with the platform’s Date', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -40_000, max: 40_000 }), (date, days) => {
        const expected = new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000);
        expect(addDays(date, days)).toBe(expected.toISOString().slice(0, 10));
      }),
    );
  });

  it('throws outside the range of years', () => {
    expect(() => addDays(day('9999-12-31'), 1)).toThrow(RangeError);
  });
});

it('daysBetween undoes addDays', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -40_000, max: 40_000 }), (date, days) => {
      expect(daysBetween(date, addDays(date, days))).toBe(days);
    }),
  );
});

describe('addMonths', () => {
  it.each([
    ['2025-01-31', 1, '2025-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2025-12-15', 1, '2026-01-15'],
    ['2025-01-15', -1, '2024-12-15'],
    ['2025-03-31', -13, '2024-02-29'],
    ['2025-05-31', 0, '2025-05-31'],
  ])('%s and %d months is %s', (date, months, expected) => {
    expect(addMonths(day(date), months)).toBe(expected);
  });
});

it.each([
  ['1970-01-01', 4],
  ['2025-03-01', 6],
  ['2025-03-02', 0],
  ['1900-01-01', 1],
])('%s is day %d of the week', (date, expected) => {
  expect(dayOfWeek(day(date))).toBe(expected);
});

it('gives consecutive days consecutive days of the week', () => {
  fc.assert(
    fc.property(anyDate, (date) => {
      expect(dayOfWeek(addDays(date, 1))).toBe((dayOfWeek(date) + 1) % 7);
    }),
  );
});

it.each([
  ['2024-02-10', '2024-02-29'],
  ['2025-02-28', '2025-02-28'],
  ['2025-12-01', '2025-12-31'],
])('the month of %s ends on %s', (date, expected) => {
  expect(lastDayOfMonth(day(date))).toBe(expected);
});

describe('monthsBetween', () => {
  it.each([
    ['2026-01-31', '2026-02-01', 1],
    ['2026-12-01', '2027-01-31', 1],
    ['2029-08-04', '2030-01-04', 5],
    ['2026-03-01', '2026-03-31', 0],
    ['2026-03-01', '2025-12-31', -3],
  ])('from %s to %s are %d', (from, to, months) => {
    expect(monthsBetween(day(from), day(to))).toBe(months);
  });
});
