import { describe, expect, it } from 'vitest';
import type { BillingInterval } from '../payments/recurring/billing';
import { day as on } from '../testing/dates';
import { dueDateAfter, dueDatesFrom, isLastDue } from './due-dates';

describe('due dates', () => {
  it.each<[BillingInterval, string, string | undefined, readonly string[]]>([
    ['Monthly', '2026-01-31', undefined, ['2026-01-31', '2026-02-28', '2026-03-31']],
    ['Monthly', '2026-02-28', undefined, ['2026-02-28', '2026-03-28', '2026-04-28']],
    ['Monthly', '2026-02-28', '2027-01-31', ['2026-02-28', '2026-03-31', '2026-04-30']],
    ['Monthly', '2028-02-29', '2029-01-30', ['2028-02-29', '2028-03-30', '2028-04-30']],
    ['Monthly', '2026-04-15', '2027-01-31', ['2026-04-15', '2026-05-15', '2026-06-15']],
    ['Monthly', '2026-01-31', '2027-02-28', ['2026-01-31', '2026-02-28', '2026-03-31']],
    ['BiWeekly', '2026-02-28', '2027-01-31', ['2026-02-28', '2026-03-14', '2026-03-28']],
    ['Weekly', '2026-12-28', undefined, ['2026-12-28', '2027-01-04', '2027-01-11']],
  ])('%s from %s, last one %s', (billing, nextDue, maturity, expected) => {
    const dates = { nextDue: on(nextDue), billing, maturity: maturity ? on(maturity) : undefined };
    expect([0, 1, 2].map((n) => dueDateAfter(dates, n))).toEqual(expected);
  });

  it.each([
    ['2026-03-15', '2026-03-15'],
    ['2026-03-16', '2026-04-15'],
    ['2026-01-01', '2026-02-15'],
  ])('from %s on begin with %s', (day, expected) => {
    const dates = { nextDue: on('2026-02-15'), billing: 'Monthly' as const };
    expect(dueDatesFrom(dates, on(day)).nextDue).toBe(expected);
  });

  it.each<[string | undefined, readonly boolean[]]>([
    ['2026-03-15', [false, true, false]],
    ['2026-03-30', [false, true, false]],
    ['2026-02-15', [true, false, false]],
    ['2026-02-14', [false, false, false]],
    [undefined, [false, false, false]],
  ])('up to a maturity of %s: which of three is the last', (maturity, expected) => {
    const dates = {
      nextDue: on('2026-02-15'),
      billing: 'Monthly' as const,
      maturity: maturity ? on(maturity) : undefined,
    };
    expect([0, 1, 2].map((n) => isLastDue(dates, n))).toEqual(expected);
  });

  it('keep the 31st when the earlier ones are left out', () => {
    const dates = {
      nextDue: on('2026-01-31'),
      billing: 'Monthly',
      maturity: on('2027-12-31'),
    } as const;
    expect(dueDateAfter(dueDatesFrom(dates, on('2026-02-10')), 1)).toBe('2026-03-31');
  });
});
