import {
  accrualStart,
  addCents,
  addDays,
  cents,
  dueDatesFrom,
  firstPaymentOf,
  localDate,
  maxCents,
  scheduleToEnd,
  type Cents,
  type Extra,
  type LoanTerms,
  type LocalDate,
  type ScheduledPayment,
} from '@portico/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loanStateOn, owedOn, splitPayment, type Terms } from './loan-state';
import {
  accrual,
  advance,
  feeCharge,
  paymentReceived,
  principalReceived,
  type Posting,
} from './posting';
import { rateOn, type Rates } from './rates';

function on(text: string): LocalDate {
  const day = localDate(text);
  if (!day) throw new Error(`Not a day: ${text}`);
  return day;
}

const opened = on('2025-01-31');
const zero = cents(0);

type Paid = { readonly amount: Cents; readonly extra: Cents; readonly day: LocalDate };

/** Posts a payment as the ledger does: the interest up to its day, its parts, extra principal. */
function pay(postings: readonly Posting[], rates: Rates, { amount, extra, day }: Paid): Posting[] {
  const owed = owedOn(postings, rates, day);
  const parts = { ...splitPayment(amount, owed), processingFee: zero };
  const event = { on: day, description: '', cause: day };
  return [
    ...postings,
    ...(owed.unposted > 0 ? [accrual(owed.unposted, event)] : []),
    paymentReceived(parts, { ...event, reference: day }),
    ...(extra > 0 ? [principalReceived(extra, event)] : []),
  ];
}

/** What the loan page knows of a loan on a day, without looking into the ledger. */
function termsOf(postings: readonly Posting[], { rates, schedule }: Terms, today: LocalDate) {
  const state = loanStateOn(postings, { rates, schedule }, today);
  if (!state.dueDate) return undefined;
  const { billing, installment } = schedule;
  const loan = { principal: state.principal, rate: rateOn(rates, today) };
  return {
    ...loan,
    ...accrualStart(loan, state.interest, state.lastPayment?.on ?? opened, today),
    ...dueDatesFrom({ nextDue: state.dueDate, billing, maturity: state.maturity }, today),
    installment,
    firstPayment: firstPaymentOf({
      amountDue: state.amountDue,
      fees: state.fees,
      owed: addCents(state.principal, state.interest),
      installment,
    }),
    planned: [],
  } satisfies LoanTerms;
}

/** The same payments, posted in the ledger one by one. */
function inLedger(
  postings: readonly Posting[],
  rates: Rates,
  rows: readonly ScheduledPayment[],
  { each, once }: Extra,
): readonly ScheduledPayment[] {
  let all = postings;
  return rows.map((row, index) => {
    const before = owedOn(all, rates, row.on);
    const wanted = index === 0 ? addCents(each, once) : each;
    // The installment takes precedence; the extra amount is at most the rest of the principal.
    const extra = cents(Math.min(wanted, row.principal));
    const amount = cents(row.payment + before.fees - extra);
    all = pay(all, rates, { amount, extra, day: row.on });
    const after = owedOn(all, rates, row.on);
    const interest = cents(before.interest - after.interest);
    const principal = cents(before.principal - after.principal);
    const payment = addCents(interest, principal);
    return { on: row.on, payment, interest, principal, balance: after.principal };
  });
}

const loans = fc
  .record({
    principal: fc.integer({ min: 100_000, max: 5_000_000 }),
    rate: fc.integer({ min: 0, max: 3_000 }),
    installments: fc.integer({ min: 2, max: 72 }),
    hasMaturity: fc.boolean(),
    billing: fc.constantFrom('Weekly' as const, 'BiWeekly' as const, 'Monthly' as const),
    firstDueAfter: fc.integer({ min: 1, max: 45 }),
    fee: fc.integer({ min: 0, max: 5_000 }),
    /** Days since the previous payment, and the amount as a multiple of the installment. */
    payments: fc.array(
      fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 50, max: 250 })),
      { maxLength: 8 },
    ),
    daysSince: fc.integer({ min: 0, max: 40 }),
  })
  .map((one) => {
    const { principal, rate, installments, hasMaturity, billing, firstDueAfter } = one;
    const { fee, payments, daysSince } = one;
    const terms: Terms = {
      rates: [{ from: opened, rate }],
      schedule: {
        firstDue: addDays(opened, firstDueAfter),
        installment: cents(Math.ceil(principal / installments + principal * 0.05)),
        installments: hasMaturity ? installments : undefined,
        billing,
      },
    };
    let postings: Posting[] = [advance(cents(principal), { on: opened, description: '' })];
    let day = opened;
    for (const [after, percent] of payments) {
      day = addDays(day, after);
      const { payoff, interest } = owedOn(postings, terms.rates, day);
      const wanted = cents(Math.round((terms.schedule.installment * percent) / 100));
      // Every payment covers at least the interest.
      const amount = cents(Math.min(payoff, maxCents(wanted, interest)));
      if (payoff > 0) postings = pay(postings, terms.rates, { amount, extra: zero, day });
    }
    if (fee > 0) postings.push(feeCharge(cents(fee), { on: day, description: 'Late fee' }));
    return { terms, postings, today: addDays(day, daysSince) };
  });

/**
 * Where all that is owed is due today, the page cannot know whether the interest until the due date
 * is due too.
 */
function isDueUnknown(postings: readonly Posting[], terms: Terms, today: LocalDate): boolean {
  const now = loanStateOn(postings, terms, today);
  const { nextDue } = dueDatesFrom(
    { nextDue: now.dueDate ?? today, billing: terms.schedule.billing },
    today,
  );
  const then = loanStateOn(postings, terms, nextDue);
  return now.amountDue === now.payoff && then.amountDue < then.payoff;
}

describe('[POR-091] the schedule to the end', () => {
  it('has the interest, principal and balances that the ledger posts for its payments', () => {
    const amount = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(loans, amount, amount, ({ terms, postings, today }, each, once) => {
        const extra = { each: cents(each), once: cents(once) };
        const loan = termsOf(postings, terms, today);
        if (!loan) return;
        const schedule = scheduleToEnd(loan, extra);
        const rows = schedule.ok ? schedule.value : [];
        expect(schedule.ok).toBe(true);
        expect(inLedger(postings, terms.rates, rows, extra)).toEqual(rows);
      }),
      { numRuns: 300 },
    );
  });

  it('pays on each due date the amount that the ledger has due on it', () => {
    fc.assert(
      fc.property(loans, ({ terms, postings, today }) => {
        const loan = termsOf(postings, terms, today);
        if (!loan || isDueUnknown(postings, terms, today)) return;
        const schedule = scheduleToEnd(loan);
        let all: readonly Posting[] = postings;
        for (const row of schedule.ok ? schedule.value : []) {
          const { amountDue, fees } = loanStateOn(all, terms, row.on);
          expect(row.payment).toBe(amountDue - fees);
          all = pay(all, terms.rates, { amount: amountDue, extra: zero, day: row.on });
        }
      }),
    );
  });

  it('counts a planned payment as the ledger does', () => {
    const terms: Terms = {
      rates: [{ from: opened, rate: 749 }],
      schedule: {
        firstDue: on('2025-02-28'),
        installment: cents(37_035),
        installments: 60,
        billing: 'Monthly',
      },
    };
    const lent = advance(cents(1_850_000), { on: opened, description: '' });
    const planned = { on: on('2025-02-10'), amount: cents(10_000) };
    const loan = termsOf([lent], terms, opened);
    const schedule = loan && scheduleToEnd({ ...loan, planned: [planned] });
    let all: readonly Posting[] = pay([lent], terms.rates, {
      amount: planned.amount,
      extra: zero,
      day: planned.on,
    });
    const rows = schedule?.ok ? schedule.value.slice(1, 13) : [];
    expect(rows).toHaveLength(12);
    for (const row of rows) {
      const { amountDue } = loanStateOn(all, terms, row.on);
      expect([row.on, row.payment]).toEqual([row.on, amountDue]);
      all = pay(all, terms.rates, { amount: amountDue, extra: zero, day: row.on });
      expect(loanStateOn(all, terms, row.on).principal).toBe(row.balance);
    }
  });
});
