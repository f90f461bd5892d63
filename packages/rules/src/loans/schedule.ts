import { daysBetween } from '../values/date-arithmetic';
import { compareDates, yearOf, type LocalDate } from '../values/local-date';
import { cents, type Cents } from '../values/money';
import { addCents, maxCents, minCents } from '../values/money-arithmetic';
import { ok, refuse, type Checked } from '../values/outcome';
import { dueDateAfter, isLastDue, type DueDates } from './due-dates';
import { simpleInterest } from './simple-interest';

/** What is owed on a loan and how it is paid. */
export type LoanTerms = DueDates & {
  readonly principal: Cents;
  /** Hundredths of a percent a year. */
  readonly rate: number;
  /** Interest earned up to the end of `accruedTo` and not paid. */
  readonly accruedInterest: Cents;
  readonly accruedTo: LocalDate;
  readonly installment: Cents;
  /** Principal and interest due on the next due date, if that is not one installment. */
  readonly firstPayment?: Cents | undefined;
  /** Other payments, on or after `accruedTo`. They count towards the installment due next. */
  readonly planned: readonly PlannedAmount[];
};

/** A payment planned for one day. */
export type PlannedAmount = { readonly on: LocalDate; readonly amount: Cents };

/** Paid to principal in addition to the installment: at each one, and once at the next one. */
export type Extra = { readonly each: Cents; readonly once: Cents };

/** One payment to the end of a loan. Its amount is interest and principal together. */
export type ScheduledPayment = {
  readonly on: LocalDate;
  readonly payment: Cents;
  readonly interest: Cents;
  readonly principal: Cents;
  /** Principal owed after it. */
  readonly balance: Cents;
};

/** Why a loan has no schedule. */
export type ScheduleCode = 'installmentTooSmall' | 'tooLong';

/** Longest time to the last payment, in years. */
const scheduleYears = 60;

const zero = cents(0);
export const noExtra: Extra = { each: zero, once: zero };

type Owing = { readonly balance: Cents; readonly interest: Cents; readonly to: LocalDate };
type Step = { readonly row: ScheduledPayment; readonly owing: Owing };

/**
 * Every payment until nothing is owed, each installment on its due date, the last one the rest: at the
 * latest on the last due date by contract, so that the loan ends then also where interest was added.
 * Interest and principal are those that a ledger of simple interest posts for these payments.
 */
export function scheduleToEnd(
  terms: LoanTerms,
  extra: Extra = noExtra,
): Checked<readonly ScheduledPayment[], ScheduleCode> {
  if (terms.installment <= 0) return refuse('installmentTooSmall');
  const rows: ScheduledPayment[] = [];
  const planned = [...terms.planned].sort((a, b) => compareDates(a.on, b.on));
  let owing: Owing = {
    balance: terms.principal,
    interest: terms.accruedInterest,
    to: terms.accruedTo,
  };
  let paidAhead = zero;
  const take = (on: LocalDate, amount: Cents, additional: Cents): ScheduledPayment => {
    const step = pay(owing, terms.rate, { on, amount, additional });
    // A ledger posts interest with payments: without one, its days are counted with the next.
    if (step.row.payment > 0) {
      owing = step.owing;
      rows.push(step.row);
    }
    return step.row;
  };
  for (let n = 0; isOwed(owing); n += 1) {
    const due = dueDateAfter(terms, n);
    if (yearOf(due) - yearOf(terms.nextDue) > scheduleYears) return refuse('tooLong');
    for (let next = planned[0]; next && next.on <= due; next = planned[0]) {
      planned.shift();
      paidAhead = addCents(paidAhead, take(next.on, next.amount, zero).payment);
    }
    const wanted = n === 0 ? (terms.firstPayment ?? terms.installment) : terms.installment;
    const amount = isLastDue(terms, n)
      ? addCents(owing.balance, interestDue(owing, terms.rate, due))
      : maxCents(zero, cents(wanted - paidAhead));
    paidAhead = maxCents(zero, cents(paidAhead - wanted));
    const row = take(due, amount, extraAt(extra, n));
    if (row.principal === 0 && !coversInterest(terms, owing.balance, n)) {
      return refuse('installmentTooSmall');
    }
  }
  return ok(rows);
}

const isOwed = ({ balance, interest }: Owing): boolean => balance > 0 || interest > 0;

/** Whether an installment pays more than the interest since the due date before it. */
function coversInterest(terms: LoanTerms, balance: Cents, n: number): boolean {
  if (n === 0) return true;
  const days = daysBetween(dueDateAfter(terms, n - 1), dueDateAfter(terms, n));
  return simpleInterest(balance, terms.rate, days) < terms.installment;
}

const extraAt = ({ each, once }: Extra, n: number): Cents =>
  n === 0 ? addCents(each, once) : each;

/** The interest that is not paid, up to a day. */
const interestDue = ({ balance, interest, to }: Owing, rate: number, on: LocalDate): Cents =>
  addCents(interest, simpleInterest(balance, rate, daysBetween(to, on)));

type Paid = { readonly on: LocalDate; readonly amount: Cents; readonly additional: Cents };

/** Pays interest first, then principal, never more than is owed. */
function pay(owing: Owing, rate: number, { on, amount, additional }: Paid): Step {
  const due = interestDue(owing, rate, on);
  const interest = minCents(amount, due);
  const principal = minCents(owing.balance, cents(amount - interest + additional));
  const balance = cents(owing.balance - principal);
  return {
    row: { on, payment: addCents(interest, principal), interest, principal, balance },
    owing: { balance, interest: cents(due - interest), to: on },
  };
}
