import { addDays, yearOf, type LocalDate } from '@portico/rules';
import type { Posting } from '../ledger/posting';
import { dueDateOf } from '../ledger/schedule';
import type { MadePayment, SimulatedLoan } from './loan-years';

/*
 * The figures of a loan's page once more, from nothing but the amounts of the ledger's entries, the
 * terms, and the payments as they were made: slower and plainer than the code they check.
 */

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

export const inBook = (postings: readonly Posting[], book: keyof Posting['lines']): number =>
  sum(postings.map(({ lines }) => lines[book] ?? 0));

const dayRate = ({ account }: SimulatedLoan, day: LocalDate): number =>
  account.rates.filter((one, index) => index === 0 || one.from <= day).at(-1)?.rate ?? 0;

const perYear = 365n * 10_000n;

/** The interest on a principal for each day of a range, rounded where the rate changes. */
export function interestByDays(
  loan: SimulatedLoan,
  principal: number,
  from: LocalDate,
  until: LocalDate,
): number {
  if (principal === 0) return 0;
  const byRate = new Map<number, bigint>();
  for (let day = from; day < until; day = addDays(day, 1)) {
    const rate = dayRate(loan, day);
    byRate.set(rate, (byRate.get(rate) ?? 0n) + BigInt(principal) * BigInt(rate));
  }
  return sum([...byRate.values()].map((exact) => Number((2n * exact + perYear) / (2n * perYear))));
}

/** Interest earned and not paid. */
export function accruedInterest(loan: SimulatedLoan, day: LocalDate): number {
  const { postings } = loan;
  const since = postings.filter(({ kind }) => /accrual|advance|reversal/.test(kind)).at(-1);
  const unposted = since
    ? interestByDays(loan, inBook(postings, 'principal'), since.postedOn, day)
    : 0;
  return inBook(postings, 'interest') + unposted;
}

/** Interest of the payments that were made in a year and not returned. */
export function interestPaidIn({ postings, payments }: SimulatedLoan, year: number): number {
  const kept = payments.filter(({ on, returnedOn }) => yearOf(on) === year && !returnedOn);
  const references = new Set(kept.map(({ reference }) => reference));
  return (
    0 -
    inBook(
      postings.filter(({ reference = '' }) => references.has(reference)),
      'interest',
    )
  );
}

/** What is open of each charge once everything paid went to the oldest first. */
export function openLateCharges({ postings }: SimulatedLoan): number {
  const charges = postings.filter(({ kind }) => kind === 'fee');
  const paid = inBook(charges, 'fees') - inBook(postings, 'fees');
  return sum(
    charges.map(({ cause = '', lines: { fees = 0 } }, index) => {
      const before = inBook(charges.slice(0, index), 'fees');
      const settled = Math.min(fees, Math.max(0, paid - before));
      return cause.startsWith('late-fee') ? fees - settled : 0;
    }),
  );
}

/** The installments one by one: what is due, and since when. The last one is all that is owed. */
export function dueByInstallments(loan: SimulatedLoan, day: LocalDate) {
  const { account, postings } = loan;
  if (!account.terms) throw new Error('No terms');
  const { schedule } = account.terms;
  const towards = postings.filter(
    ({ kind, cause = '' }) => /payment|reversal/.test(kind) && !cause.endsWith(' principal'),
  );
  let left = 0 - inBook(towards, 'principal') - inBook(towards, 'interest');
  const owed = inBook(postings, 'principal') + accruedInterest(loan, day);
  let due = 0;
  let dueDate: LocalDate | undefined;
  for (let n = 1; n <= (schedule.installments ?? 10_000); n += 1) {
    const date = dueDateOf(schedule, n);
    const open = Math.max(0, schedule.installment - Math.max(0, left));
    left -= schedule.installment;
    due = n === schedule.installments ? owed : due + open;
    if (open > 0) dueDate ??= date;
    if (date >= day && open > 0) break;
  }
  const last = schedule.installments && dueDateOf(schedule, schedule.installments);
  return { due, dueDate: dueDate ?? last, last };
}

export const lastKept = (payments: readonly MadePayment[]): MadePayment | undefined =>
  payments.filter(({ returnedOn }) => !returnedOn).at(-1);

/** Interest to the day, exactly: from each day's principal and rate. */
export function createExactInterest(loan: SimulatedLoan) {
  /** Cents times days of a year times units of a rate. */
  let exact = 0n;
  const add = (principal: number, day: LocalDate): void => {
    exact += BigInt(principal) * BigInt(dayRate(loan, day));
  };

  /** The principal of a returned payment has earned interest since the day it was paid. */
  function addReturned({ reference, on }: MadePayment, until: LocalDate): void {
    const its = [`test ${reference}`, `test ${reference} principal`];
    const entries = loan.postings.filter(({ cause = '' }) => its.includes(cause));
    const principal = 0 - inBook(entries, 'principal');
    for (let day = on; day < until; day = addDays(day, 1)) add(principal, day);
  }

  return {
    /** Adds a day; call it for each in turn, after what happened on it. */
    endDay: (day: LocalDate): void => {
      for (const payment of loan.payments) {
        if (payment.returnedOn === day) addReturned(payment, day);
      }
      add(inBook(loan.postings, 'principal'), day);
    },
    inCents: (): number => Number(exact) / Number(perYear),
  };
}

export type ExactInterest = ReturnType<typeof createExactInterest>;
