import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../values/date-arithmetic';
import { day as on } from '../testing/dates';
import { cents } from '../values/money';
import { addCents } from '../values/money-arithmetic';
import { savingsOf } from './savings';
import {
  noExtra,
  scheduleToEnd,
  type Extra,
  type LoanTerms,
  type ScheduledPayment,
} from './schedule';

/** $1,000 at 10 %, $500 a month, all interest paid up to January 15. */
const loan: LoanTerms = {
  principal: cents(100_000),
  rate: 1_000,
  accruedInterest: cents(0),
  accruedTo: on('2026-01-15'),
  nextDue: on('2026-02-15'),
  billing: 'Monthly',
  installment: cents(50_000),
  planned: [],
};

function rowsOf(terms: LoanTerms, extra: Extra = noExtra): readonly ScheduledPayment[] {
  const schedule = scheduleToEnd(terms, extra);
  if (!schedule.ok) throw new Error(schedule.error.code);
  return schedule.value;
}

const asTable = (rows: readonly ScheduledPayment[]) =>
  rows.map((row) => [row.on, row.payment, row.interest, row.principal, row.balance]);

const extra = (each: number, once = 0): Extra => ({ each: cents(each), once: cents(once) });

describe('the schedule to the end', () => {
  it.each<[string, Partial<LoanTerms>, Extra, unknown[][]]>([
    [
      'interest by days: 31, 28 and 31; the last payment is the rest',
      {},
      noExtra,
      [
        ['2026-02-15', 50_000, 849, 49_151, 50_849],
        ['2026-03-15', 50_000, 390, 49_610, 1_239],
        ['2026-04-15', 1_250, 11, 1_239, 0],
      ],
    ],
    [
      'accrued interest is paid first',
      { accruedInterest: cents(200), accruedTo: on('2026-02-01') },
      noExtra,
      [
        ['2026-02-15', 50_000, 584, 49_416, 50_584],
        ['2026-03-15', 50_000, 388, 49_612, 972],
        ['2026-04-15', 980, 8, 972, 0],
      ],
    ],
    [
      'without interest; the 31st stays a month end',
      { rate: 0, nextDue: on('2026-01-31'), installment: cents(30_000) },
      noExtra,
      [
        ['2026-01-31', 30_000, 0, 30_000, 70_000],
        ['2026-02-28', 30_000, 0, 30_000, 40_000],
        ['2026-03-31', 30_000, 0, 30_000, 10_000],
        ['2026-04-30', 10_000, 0, 10_000, 0],
      ],
    ],
    [
      'every two weeks',
      { rate: 0, billing: 'BiWeekly' },
      noExtra,
      [
        ['2026-02-15', 50_000, 0, 50_000, 50_000],
        ['2026-03-01', 50_000, 0, 50_000, 0],
      ],
    ],
    [
      'more is due first than one installment',
      { rate: 0, firstPayment: cents(70_000) },
      noExtra,
      [
        ['2026-02-15', 70_000, 0, 70_000, 30_000],
        ['2026-03-15', 30_000, 0, 30_000, 0],
      ],
    ],
    [
      'a planned payment counts towards the installment due next, and what exceeds it to the one after',
      { rate: 0, planned: [{ on: on('2026-02-01'), amount: cents(60_000) }] },
      noExtra,
      [
        ['2026-02-01', 60_000, 0, 60_000, 40_000],
        ['2026-03-15', 40_000, 0, 40_000, 0],
      ],
    ],
    [
      'an extra amount at each installment goes to principal',
      {},
      extra(20_000),
      [
        ['2026-02-15', 70_000, 849, 69_151, 30_849],
        ['2026-03-15', 31_086, 237, 30_849, 0],
      ],
    ],
    ['an extra amount once', {}, extra(0, 51_000), [['2026-02-15', 100_849, 849, 100_000, 0]]],
    [
      'unpaid interest of several installments is paid before principal',
      { accruedInterest: cents(60_000), rate: 365 },
      noExtra,
      [
        // $3.10 for 31 days, of which the first installment pays none.
        ['2026-02-15', 50_000, 50_000, 0, 100_000],
        // $103.10 unpaid, and $2.80 for 28 days.
        ['2026-03-15', 50_000, 10_590, 39_410, 60_590],
        ['2026-04-15', 50_000, 188, 49_812, 10_778],
        ['2026-05-15', 10_810, 32, 10_778, 0],
      ],
    ],
    [
      'the rest is paid on the last due date by contract, and not after it',
      { maturity: on('2026-03-15') },
      noExtra,
      [
        ['2026-02-15', 50_000, 849, 49_151, 50_849],
        ['2026-03-15', 51_239, 390, 50_849, 0],
      ],
    ],
    [
      'after the last due date by contract, payments go on',
      { rate: 0, maturity: on('2026-01-15') },
      noExtra,
      [
        ['2026-02-15', 50_000, 0, 50_000, 50_000],
        ['2026-03-15', 50_000, 0, 50_000, 0],
      ],
    ],
    ['a loan paid off', { principal: cents(0) }, noExtra, []],
  ])('%s', (_name, patch, more, expected) => {
    expect(asTable(rowsOf({ ...loan, ...patch }, more))).toEqual(expected);
  });

  it.each<[string, Partial<LoanTerms>, string]>([
    ['less than the interest of a month', { installment: cents(700) }, 'installmentTooSmall'],
    [
      'exactly the interest of 31 days',
      { installment: cents(849), nextDue: on('2026-08-15') },
      'installmentTooSmall',
    ],
    ['no installment', { installment: cents(0) }, 'installmentTooSmall'],
    ['a cent a month', { rate: 0, installment: cents(1) }, 'tooLong'],
  ])('ends with a code: %s', (_name, patch, code) => {
    expect(scheduleToEnd({ ...loan, ...patch })).toEqual({ ok: false, error: { code } });
  });

  it('of thirty years by the week has every payment', () => {
    const rows = rowsOf({ ...loan, rate: 0, billing: 'Weekly', installment: cents(64) });
    expect(rows).toHaveLength(1_563);
    expect(rows.at(-1)).toMatchObject({ on: addDays(loan.nextDue, 7 * 1_562), payment: 32 });
  });
});

describe('savings', () => {
  it.each([
    ['each month', extra(20_000), { lastOn: '2026-03-15', months: 1, interest: 164 }],
    ['once', extra(0, 20_000), { lastOn: '2026-03-15', months: 1, interest: 164 }],
    ['all of it', extra(0, 100_000), { lastOn: '2026-02-15', months: 2, interest: 401 }],
    ['nothing', noExtra, { lastOn: '2026-04-15', months: 0, interest: 0 }],
  ])('%s', (_name, more, expected) => {
    expect(savingsOf(rowsOf(loan), rowsOf(loan, more))).toEqual(expected);
  });
});

/** Loans whose installment covers the interest. */
const anyLoan: fc.Arbitrary<LoanTerms> = fc
  .record({
    principal: fc.integer({ min: 1, max: 5_000_000 }),
    rate: fc.integer({ min: 0, max: 3_000 }),
    accruedInterest: fc.integer({ min: 0, max: 50_000 }),
    daysToDue: fc.integer({ min: 0, max: 60 }),
    payments: fc.integer({ min: 1, max: 120 }),
    billing: fc.constantFrom('Weekly' as const, 'BiWeekly' as const, 'Monthly' as const),
    planned: fc.array(
      fc.record({
        after: fc.integer({ min: 0, max: 400 }),
        amount: fc.integer({ min: 1, max: 1e5 }),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ principal, rate, accruedInterest, daysToDue, payments, billing, planned }) => ({
    principal: cents(principal),
    rate,
    accruedInterest: cents(accruedInterest),
    accruedTo: loan.accruedTo,
    nextDue: addDays(loan.accruedTo, daysToDue),
    billing,
    // The interest of 31 days at 30 % is below 3 % of the principal.
    installment: cents(Math.ceil((principal + accruedInterest) / payments + principal * 0.03) + 1),
    planned: planned.map(({ after, amount }) => ({
      on: addDays(loan.accruedTo, after),
      amount: cents(amount),
    })),
  }));

const interestOf = (rows: readonly ScheduledPayment[]) =>
  addCents(...rows.map(({ interest }) => interest));

describe('every schedule', () => {
  it('repays exactly the principal, in rows that add up, by date', () => {
    fc.assert(
      fc.property(anyLoan, fc.integer({ min: 0, max: 1e5 }), (terms, each) => {
        const rows = rowsOf(terms, extra(each));
        expect(addCents(...rows.map(({ principal }) => principal))).toBe(terms.principal);
        expect(rows.at(-1)?.balance).toBe(0);
        let balance = terms.principal;
        let day = terms.accruedTo;
        for (const row of rows) {
          expect(row.payment).toBe(row.interest + row.principal);
          expect(row.balance).toBe(balance - row.principal);
          expect(row.on >= day).toBe(true);
          expect(Math.min(row.interest, row.principal)).toBeGreaterThanOrEqual(0);
          ({ balance, on: day } = row);
        }
      }),
    );
  });

  it('with more extra never costs more interest nor ends later', () => {
    const amount = fc.integer({ min: 0, max: 200_000 });
    fc.assert(
      fc.property(anyLoan, amount, amount, fc.boolean(), (terms, some, more, once) => {
        const paying = (total: number) => rowsOf(terms, once ? extra(0, total) : extra(total));
        const less = paying(some);
        const greater = paying(some + more);
        expect(interestOf(greater)).toBeLessThanOrEqual(interestOf(less));
        const savings = savingsOf(less, greater);
        expect(savings?.interest).toBeGreaterThanOrEqual(0);
        expect(savings?.months).toBeGreaterThanOrEqual(0);
        expect((greater.at(-1)?.on ?? '') <= (less.at(-1)?.on ?? '')).toBe(true);
      }),
    );
  });

  it('with no extra is unchanged', () => {
    fc.assert(
      fc.property(anyLoan, (terms) => {
        expect(rowsOf(terms, extra(0, 0))).toEqual(rowsOf(terms));
      }),
    );
  });
});
