import {
  addDays,
  addMonths,
  cents,
  dueDateAfter,
  localDate,
  savingsOf,
  scheduleToEnd,
  simpleInterest,
  type LoanTerms,
  type LocalDate,
} from '@portico/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rhythmDays } from './from-specification/dates';
import { interestOf, paymentsToEnd } from './from-specification/loan';

function dayOf(text: string): LocalDate {
  const day = localDate(text);
  if (!day) throw new Error(`Not a day: ${text}`);
  return day;
}

const start = dayOf('2023-11-30');
const anyDay = fc.nat(800).map((days) => addDays(start, days));
const billings = ['Weekly', 'BiWeekly', 'SemiMonthly', 'Monthly'] as const;
/** Due dates a year of each. */
const perYear = { Weekly: 52, BiWeekly: 26, SemiMonthly: 24, Monthly: 12 };

describe('interest', () => {
  it.each([
    ['7.50 % of $1,000 for a year', 100_000, 750, 365, 7_500],
    ['half a cent, which is rounded up', 1_825, 1_000, 1, 1],
    ['6.125 % of $10,000 for 30 days', 1_000_000, 612.5, 30, 5_034],
    ['nothing, without a day', 100_000, 750, 0, 0],
  ])('is %s', (_name, principal, rate, days, interest) => {
    expect(interestOf(principal, rate, days)).toBe(interest);
    expect(simpleInterest(cents(principal), rate, days)).toBe(interest);
  });

  it('for any days is the sum of single days, rounded once', () => {
    fc.assert(
      fc.property(
        ...[fc.nat(50_000_000), fc.integer({ min: 1, max: 40_000_000 }), fc.nat(500)],
        (principal, thousandths, days) => {
          const rate = thousandths / 1_000;
          expect(simpleInterest(cents(principal), rate, days)).toBe(
            interestOf(principal, rate, days),
          );
        },
      ),
    );
  });
});

/** Loans whose installments pay more than their interest. */
const anyTerms: fc.Arbitrary<LoanTerms> = fc
  .record({
    principal: fc.integer({ min: 1, max: 3_000_000 }).map(cents),
    rate: fc.oneof(
      fc.constant(0),
      fc.nat(3_000),
      fc.nat(3_000_000).map((n) => n / 1_000),
    ),
    accruedTo: anyDay,
    accrued: fc.nat(100),
    ahead: fc.nat(40),
    billing: fc.constantFrom(...billings),
    installments: fc.integer({ min: 1, max: 200 }),
    first: fc.option(fc.nat(150), { nil: undefined }),
    planned: fc.array(fc.record({ after: fc.nat(400), percent: fc.nat(150) }), { maxLength: 4 }),
  })
  .map(({ ahead, accrued, installments, first, planned, accruedTo, ...loan }) => {
    const interest = (loan.principal * loan.rate) / 10_000 / perYear[loan.billing];
    const installment = cents(Math.ceil(1.3 * interest + loan.principal / installments) + 1);
    const part = (percent: number) => cents(Math.floor((installment * percent) / 100));
    const nextDue = addDays(accruedTo, ahead);
    return {
      ...{ ...loan, accruedTo, installment },
      accruedInterest: part(accrued),
      // A date that every month has: which date follows a short month, a due date alone cannot say.
      nextDue: loan.billing === 'SemiMonthly' ? dayOf(`${nextDue.slice(0, 8)}28`) : nextDue,
      firstPayment: first === undefined ? undefined : part(first),
      planned: planned.map(({ after, percent }) => ({
        on: addDays(accruedTo, after),
        amount: part(percent),
      })),
    };
  })
  .filter(({ nextDue, accruedTo }) => nextDue >= accruedTo);

const anyExtra = fc.record({ each: fc.nat(20_000).map(cents), once: fc.nat(90_000).map(cents) });
const noExtra = { each: cents(0), once: cents(0) };

describe('the payments to the end of a loan', () => {
  it('are the same, to the cent and the day, with and without extra payments', () => {
    fc.assert(
      fc.property(anyTerms, anyExtra, (terms, extra) => {
        for (const more of [noExtra, extra]) {
          const made = scheduleToEnd(terms, more);
          expect(made).toEqual({ ok: true, value: paymentsToEnd(terms, more) });
        }
      }),
      { numRuns: 400 },
    );
  });

  it('pay the principal and all interest, and nothing else', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const rows = paymentsToEnd(terms, noExtra);
        const sum = (part: 'payment' | 'principal' | 'interest') =>
          rows.reduce((total, row) => total + row[part], 0);
        expect(sum('principal')).toBe(terms.principal);
        expect(sum('payment')).toBe(terms.principal + sum('interest'));
        expect(rows.at(-1)?.balance).toBe(0);
      }),
      { numRuns: 100 },
    );
  });

  it('what extra payments save is the difference of the two sums (POR-091)', () => {
    fc.assert(
      fc.property(anyTerms, anyExtra, (terms, extra) => {
        const planned = paymentsToEnd(terms, noExtra);
        const faster = paymentsToEnd(terms, extra);
        const interest = [planned, faster].map((rows) =>
          rows.reduce((total, row) => total + row.interest, 0),
        );
        const [usual, fast] = [scheduleToEnd(terms), scheduleToEnd(terms, extra)];
        const saved = usual.ok && fast.ok ? savingsOf(usual.value, fast.value) : undefined;
        expect(saved).toMatchObject({
          interest: (interest[0] ?? 0) - (interest[1] ?? 0),
          lastOn: faster.at(-1)?.on,
        });
      }),
      { numRuns: 100 },
    );
  });

  it('have no end where an installment pays half of the interest', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const rate = 2_000;
        const principal = cents(terms.principal + 100_000);
        const days = { Weekly: 7, BiWeekly: 14, SemiMonthly: 13, Monthly: 28 }[terms.billing];
        const installment = cents(Math.floor(interestOf(principal, rate, days) / 2));
        const loan = { ...terms, rate, principal, installment, firstPayment: undefined };
        expect(scheduleToEnd({ ...loan, planned: [], accruedInterest: cents(0) })).toMatchObject({
          ok: false,
          error: { code: 'installmentTooSmall' },
        });
      }),
      { numRuns: 100 },
    );
  });
});

describe('due dates', () => {
  it('of any billing are the same for four years', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom('Weekly', 'BiWeekly', 'Monthly'), (nextDue, billing) => {
        const days = rhythmDays(billing, nextDue, 4 * perYear[billing]);
        expect(days.map((_day, n) => dueDateAfter({ nextDue, billing }, n))).toEqual(days);
      }),
    );
  });

  it('after a short month are those of the first due date, which the maturity shows', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 2, max: 60 }), fc.nat(59), (first, count, paid) => {
        const days = rhythmDays('Monthly', first, count);
        const left = days.slice(Math.min(paid, count - 1));
        // A maturity in a short month, and one earlier, show no later date than their own.
        const maturity = addMonths(first, count - 1);
        fc.pre(maturity.slice(8) === first.slice(8));
        const nextDue = dayOf(left[0] ?? '');
        const from = { nextDue, billing: 'Monthly', maturity } as const;
        expect(left.map((_day, n) => dueDateAfter(from, n))).toEqual(left);
      }),
    );
  });
});
