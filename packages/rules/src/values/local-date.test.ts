import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareDates,
  dateOf,
  dayOfMonth,
  daysInMonth,
  formatDate,
  formatShortDate,
  localDate,
  monthOf,
  yearOf,
} from './local-date';
import { anyDate, day } from '../testing/dates';
import { inEveryZone } from '../testing/zones';

describe('localDate', () => {
  it.each([
    ['2025-03-01', '2025-03-01'],
    ['2025-03-01T00:00:00Z', '2025-03-01'],
    ['2025-03-01T23:59:59-08:00', '2025-03-01'],
    ['2025-03-01 08:00', '2025-03-01'],
    ['03/01/2025', '2025-03-01'],
    [' 3/1/2025 ', '2025-03-01'],
    ['2024-02-29', '2024-02-29'],
    ['2000-02-29', '2000-02-29'],
  ])('reads %s', (text, expected) => {
    expect(localDate(text)).toBe(expected);
  });

  it.each([
    '',
    'tomorrow',
    '2025-02-29',
    '1900-02-29',
    '2025-04-31',
    '2025-13-01',
    '2025-00-10',
    '2025-01-00',
    '31/12/2025',
    '2025-3-1',
    '2025-03-011',
  ])('finds no day in "%s"', (text) => {
    expect(localDate(text)).toBeUndefined();
  });

  it.each(['0001-01-01', '0001-01-01T00:00:00', '01/01/0001', '0000-01-01'])(
    '[ACC-155] reads the year 0001 of %s as no date',
    (text) => {
      expect(localDate(text)).toBeUndefined();
    },
  );
});

it('[ACC-154, PAY-276] shows a date-only value as MM/dd/yyyy, the same day in every time zone', () => {
  const shown = inEveryZone(() => [
    formatDate(day('2025-03-01')),
    formatDate(day('2025-03-09')),
    localDate('2025-03-01T00:00:00Z'),
  ]);
  for (const each of shown) expect(each).toEqual(['03/01/2025', '03/09/2025', '2025-03-01']);
});

it.each([
  ['2025-03-01', '3/1/25'],
  ['2026-11-22', '11/22/26'],
  ['2009-12-31', '12/31/09'],
])('[LON-429] writes %s in the short format as %s', (date, short) => {
  expect(formatShortDate(day(date))).toBe(short);
});

it('reads back a formatted date', () => {
  fc.assert(
    fc.property(anyDate, (date) => {
      expect(localDate(formatDate(date))).toBe(date);
      expect(dateOf(yearOf(date), monthOf(date), dayOfMonth(date))).toBe(date);
    }),
  );
});

it.each([
  [2025, 2, 28],
  [2024, 2, 29],
  [2100, 2, 28],
  [2000, 2, 29],
  [2025, 4, 30],
  [2025, 12, 31],
])('month %d-%d has %d days', (year, month, expected) => {
  expect(daysInMonth(year, month)).toBe(expected);
});

it('orders days', () => {
  const days = [day('2025-03-01'), day('2024-12-31'), day('2025-02-28')];
  expect(days.sort(compareDates)).toEqual(['2024-12-31', '2025-02-28', '2025-03-01']);
  expect(compareDates(day('2025-03-01'), day('2025-03-01'))).toBe(0);
});
