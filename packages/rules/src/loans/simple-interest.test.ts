import { describe, expect, it } from 'vitest';
import { localDate } from '../values/local-date';
import { cents } from '../values/money';
import { accrualStart } from './accrual-start';
import { simpleInterest } from './simple-interest';

describe('simple interest', () => {
  it.each([
    ['a year at 7.49 %', 1_250_748, 749, 365, 93_681],
    ['a rate of eighths of a percent', 100_000, 612.5, 365, 6_125],
    ['exactly half a cent, up', 36_500, 50, 1, 1],
  ])('%s', (_name, principal, rate, days, expected) => {
    expect(simpleInterest(cents(principal), rate, days)).toBe(expected);
  });
});

describe('interest up to today', () => {
  const loan = { principal: cents(100_000), rate: 1_000 };
  const paid = localDate('2026-01-15');
  const today = localDate('2026-02-01');
  it.each([
    // 17 days: 465.75 cents.
    ['is counted from the last payment when nothing else is unpaid', 466, paid, 0, '2026-01-15'],
    ['is taken as it is when interest was unpaid then', 500, paid, 500, '2026-02-01'],
    ['is taken as it is before the first payment', 466, undefined, 466, '2026-02-01'],
  ])('%s', (_name, accrued, lastPayment, accruedInterest, accruedTo) => {
    if (!today) throw new Error('Not a day');
    expect(accrualStart(loan, cents(accrued), lastPayment, today)).toEqual({
      accruedInterest,
      accruedTo,
    });
  });
});
