import { cents, localDate } from '@portico/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Loan } from '../loan/loan';
import { listedLoan, loanDetails, loanNumber } from '../testing/loan-answers';
import { amountDue, miscFees, paidOff } from './information.model';

describe('misc fees', () => {
  it.each([
    ['[LON-165]', 10_000, 3_000, 7_000],
    ['[LON-166]', 1_000, 3_000, 0],
    ['', 1_000, undefined, 1_000],
    ['', undefined, 3_000, undefined],
  ])('%s of %s with late fees of %s are %s', (_id, total, late, misc) => {
    const fees = {
      ...(total !== undefined && { totalLoanFees: cents(total) }),
      ...(late !== undefined && { lateChargesDue: cents(late) }),
    };
    expect(miscFees(fees)).toBe(misc);
  });

  it('[LON-166] are never below zero', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 }).map(cents);
    fc.assert(
      fc.property(amount, amount, (totalLoanFees, lateChargesDue) => {
        expect(miscFees({ totalLoanFees, lateChargesDue })).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the amount due', () => {
  const loan = (
    information: Parameters<typeof loanDetails>[0] = {},
    patch: Partial<Loan> = {},
  ): Loan => ({
    accountNumber: loanNumber,
    entry: listedLoan({ loanPastDue: cents(0) }),
    closed: false,
    details: loanDetails(information),
    ...patch,
  });

  it('is the total amount due, on the day of the next payment', () => {
    expect(amountDue(loan())).toEqual({
      amount: 37_035,
      date: localDate('2025-03-14'),
      pastDue: undefined,
    });
  });

  it('says what of it is past due', () => {
    const entry = listedLoan({ loanPastDue: cents(12_000) });
    expect(amountDue(loan({}, { entry }))?.pastDue).toBe(12_000);
  });

  it.each([
    ['nothing is due', loan({ totalAmountDue: cents(0) })],
    ['the loan is closed', loan({}, { closed: true })],
  ])('is none where %s', (_, about) => {
    expect(amountDue(about)).toBeUndefined();
  });

  it('is that of the list where the details have none', () => {
    const { totalAmountDue: _, ...information } = loanDetails().information;
    const details = { ...loanDetails(), information };
    expect(amountDue(loan({}, { details }))?.amount).toBe(37_035);
  });
});

describe('what is paid off', () => {
  it.each([
    [20_000, 15_000, 5_000, 0.25],
    [10_000, 12_000, 0, 0],
    [10_000, 0, 10_000, 1],
    // Too much was paid.
    [10_000, -500, 10_000, 1],
  ])('of %s with a balance of %s is %s, a share of %s', (original, balance, paid, share) => {
    const information = loanDetails({
      originalAmount: cents(original),
      balance: cents(balance),
    }).information;
    expect(paidOff(information)).toMatchObject({ part: paid, share });
  });

  it('is unknown without the amount lent', () => {
    const { originalAmount: _, ...information } = loanDetails().information;
    expect(paidOff(information)).toBeUndefined();
  });
});
