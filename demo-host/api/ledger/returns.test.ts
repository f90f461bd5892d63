import { addDays, cents, type LocalDate } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../testing/loan-years';
import { paymentPostings, returnPostings } from './bookings';
import { lateChargesOwed, lateFeePostings } from './fees';
import { loanStateOn, owedOn, type Terms } from './loan-state';
import { advance, feeCharge, isBalanced, lineOf, type Posting } from './posting';
import { interestBetween, rateOn, type Rates } from './rates';

const opened = dayOf('2026-01-15');
const rates: Rates = [
  { from: opened, rate: 1_000 },
  { from: dayOf('2026-03-01'), rate: 2_000 },
  { from: dayOf('2026-03-11'), rate: 0 },
];

describe('rates by day', () => {
  it.each([
    ['the day before the first', '2026-01-14', 1_000],
    ['the day before a change', '2026-02-28', 1_000],
    ['the day of a change', '2026-03-01', 2_000],
    ['after the last', '2027-01-01', 0],
  ])('on %s', (_name, day, rate) => {
    expect(rateOn(rates, dayOf(day))).toBe(rate);
  });

  it.each([
    ['before a change', '2026-02-01', '2026-02-11', 10 * 1_000],
    ['up to a change', '2026-02-19', '2026-03-01', 10 * 1_000],
    ['over a change', '2026-02-27', '2026-03-03', 2 * 1_000 + 2 * 2_000],
    ['over both changes', '2026-02-27', '2026-04-01', 2 * 1_000 + 10 * 2_000],
    ['of no day', '2026-03-01', '2026-03-01', 0],
    ['backwards', '2026-03-05', '2026-02-01', 0],
  ])('interest %s', (_name, from, until, rateDays) => {
    // 36,500 dollars earn one dollar a day at 1 %.
    const interest = interestBetween(cents(3_650_000), rates, dayOf(from), dayOf(until));
    expect(interest).toBe(rateDays);
  });
});

const flat: Rates = [{ from: opened, rate: 1_000 }];
const terms: Terms = {
  rates: flat,
  schedule: {
    firstDue: dayOf('2026-02-15'),
    installment: cents(10_000),
    installments: 12,
    billing: 'Monthly',
  },
};
const late = { number: '0012-1', terms, lateFee: cents(2_500), graceDays: 10 };
const lent = advance(cents(100_000), { on: opened, description: '' });
const pay = (postings: readonly Posting[], on: LocalDate, extra = 0): Posting[] => [
  ...postings,
  ...paymentPostings(postings, flat, {
    amount: cents(10_000),
    additionalPrincipal: cents(extra),
    processingFee: cents(100),
    on,
    description: 'Payment',
    reference: `R ${on}`,
    cause: `test ${on}`,
  }),
];
const bounce = (postings: readonly Posting[], paid: LocalDate, on: LocalDate): Posting[] => [
  ...postings,
  ...returnPostings(postings, flat, `R ${paid}`, { on, description: 'Returned' }),
];

describe('a returned payment', () => {
  const paid = dayOf('2026-02-15');
  const back = addDays(paid, 5);
  const before = pay([lent], paid, 5_000);
  const after = bounce(before, paid, back);

  it('is reversed with its additional principal, and everything still adds up', () => {
    expect(after.every(isBalanced)).toBe(true);
    expect(after.filter(({ kind }) => kind === 'reversal')).toHaveLength(2);
    const cash = after.reduce((sum, one) => sum + lineOf(one, 'cash'), 0);
    expect(cash).toBe(-100_000);
  });

  it('leaves what would be owed without it', () => {
    const never = owedOn([lent], flat, back);
    expect(owedOn(after, flat, back)).toMatchObject({
      principal: never.principal,
      fees: never.fees,
    });
    const difference = owedOn(after, flat, back).interest - never.interest;
    expect(Math.abs(difference)).toBeLessThanOrEqual(1);
  });

  it('counts in no figure', () => {
    expect(loanStateOn(before, terms, paid)).toMatchObject({
      lastPayment: { on: paid, amount: 15_100 },
      dueDate: '2026-03-15',
    });
    expect(loanStateOn(after, terms, back)).toMatchObject({
      lastPayment: undefined,
      interestThisYear: 0,
      dueDate: '2026-02-15',
      pastDue: 10_000,
    });
  });

  it('is returned once, and only a known one', () => {
    expect(bounce(after, paid, addDays(back, 1))).toEqual(after);
    expect(bounce(after, opened, back)).toEqual(after);
  });

  it('causes its late fee on the day of the return, not before it', () => {
    const afterGrace = dayOf('2026-03-10');
    const returned = bounce(before, paid, afterGrace);
    expect(lateFeePostings(late, before, afterGrace)).toEqual([]);
    const [fee, ...others] = lateFeePostings(late, returned, afterGrace);
    expect([fee?.postedOn, others]).toEqual([afterGrace, []]);
    if (!fee) return;
    expect(lateFeePostings(late, [...returned, fee], afterGrace)).toEqual([]);
  });
});

describe('late charges', () => {
  const charge = (amount: number, cause?: string) =>
    feeCharge(cents(amount), { on: opened, description: '', cause });
  const lateFee = charge(2_500, 'late-fee 1');
  const other = charge(1_500);
  const paidFees = (fees: number): Posting => ({
    ...lent,
    kind: 'payment',
    lines: { fees: cents(-fees), cash: cents(fees) },
  });

  it.each([
    ['nothing paid', 0, 2_500],
    ['a part of the oldest', 1_000, 1_500],
    ['the oldest', 2_500, 0],
    ['everything', 4_000, 0],
  ])('are settled before a later fee: %s', (_name, fees, owed) => {
    expect(lateChargesOwed([lateFee, other, paidFees(fees)])).toBe(owed);
  });

  it.each([
    ['nothing paid', 0, 2_500],
    ['the older fee', 1_500, 2_500],
    ['and a part of it', 2_000, 2_000],
  ])('are settled after an older fee: %s', (_name, fees, owed) => {
    expect(lateChargesOwed([other, lateFee, paidFees(fees)])).toBe(owed);
  });
});
