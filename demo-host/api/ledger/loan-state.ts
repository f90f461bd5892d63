import {
  addCents,
  cents,
  maxCents,
  minCents,
  yearOf,
  type Cents,
  type LocalDate,
} from '@portico/rules';
import {
  balanceOf,
  isPrincipalOnly,
  keptPayments,
  lineOf,
  paymentCause,
  type Posting,
} from './posting';
import { interestBetween, type Rates } from './rates';
import { dueDateOf, installmentsBefore, scheduleOn, type Schedule } from './schedule';

/** A loan's terms. */
export type Terms = {
  readonly rates: Rates;
  readonly schedule: Schedule;
};

/** What is owed on a day. */
export type Owed = {
  readonly fees: Cents;
  readonly interest: Cents;
  readonly principal: Cents;
  /** All three. */
  readonly payoff: Cents;
  /** Of the interest, what is earned but not posted yet. */
  readonly unposted: Cents;
};

/** A loan's state on a day. Not stored: computed from postings, terms and day. */
export type LoanState = Owed & {
  /** Unpaid part of the installments whose day has passed. */
  readonly pastDue: Cents;
  /** Past due, the next installment and fees; never more than the payoff. */
  readonly amountDue: Cents;
  /** Due date of the oldest installment not paid in full; undefined when nothing is owed. */
  readonly dueDate: LocalDate | undefined;
  /** Due date of the last installment, with what was granted; undefined of a line of credit. */
  readonly maturity: LocalDate | undefined;
  /** The last payment that was not returned, with its additional principal. */
  readonly lastPayment: { readonly on: LocalDate; readonly amount: Cents } | undefined;
  readonly interestThisYear: Cents;
  readonly interestLastYear: Cents;
};

const zero = cents(0);

/**
 * After each of these the interest of all days before is posted. A payment is one of them even
 * where the interest before it rounds to 0 and has no posting of its own.
 */
const accruing: readonly Posting['kind'][] = ['accrual', 'advance', 'payment', 'reversal'];

/** The day up to which interest is posted. */
function accruedThrough(postings: readonly Posting[]): LocalDate | undefined {
  return postings.findLast(({ kind }) => accruing.includes(kind))?.postedOn;
}

export function owedOn(postings: readonly Posting[], rates: Rates, today: LocalDate): Owed {
  const principal = balanceOf(postings, 'principal');
  const since = accruedThrough(postings);
  const unposted = since ? interestBetween(principal, rates, since, today) : zero;
  const interest = addCents(balanceOf(postings, 'interest'), unposted);
  const fees = balanceOf(postings, 'fees');
  return { fees, interest, principal, unposted, payoff: addCents(fees, interest, principal) };
}

/** Principal and interest paid by installments so far. */
export function paidTowardsInstallments(postings: readonly Posting[]): Cents {
  const payments = keptPayments(postings).filter((one) => !isPrincipalOnly(one));
  return cents(0 - addCents(balanceOf(payments, 'principal'), balanceOf(payments, 'interest')));
}

/** The oldest installment that is not paid in full, the first of all being 1. */
export const openInstallment = (postings: readonly Posting[], { installment }: Schedule): number =>
  Math.floor(paidTowardsInstallments(postings) / installment) + 1;

function interestPaidIn(payments: readonly Posting[], year: number): Cents {
  const paid = payments.filter(({ postedOn }) => yearOf(postedOn) === year);
  return cents(0 - balanceOf(paid, 'interest'));
}

function lastOf(payments: readonly Posting[]): LoanState['lastPayment'] {
  const last = payments.at(-1);
  if (!last) return undefined;
  const parts = payments.filter(
    (one) => one === last || (last.cause && paymentCause(one) === paymentCause(last)),
  );
  return { on: last.postedOn, amount: addCents(...parts.map((one) => lineOf(one, 'cash'))) };
}

/** @param postings all of the account, in the order they were made. */
export function loanStateOn(
  postings: readonly Posting[],
  { rates, schedule: ofAllDays }: Terms,
  today: LocalDate,
): LoanState {
  const schedule = scheduleOn(ofAllDays, today);
  const owed = owedOn(postings, rates, today);
  const { installment, installments = Infinity } = schedule;
  const paid = paidTowardsInstallments(postings);
  const covered = Math.floor(paid / installment);
  const elapsed = installmentsBefore(schedule, today);
  // The last installment is all that is owed: interest can have been added by days without a payment.
  const due = (count: number) =>
    count >= installments
      ? addCents(owed.principal, owed.interest)
      : maxCents(zero, cents(count * installment - paid));
  const open = owed.payoff > 0;
  const payments = keptPayments(postings);
  return {
    ...owed,
    pastDue: minCents(owed.payoff, due(elapsed)),
    amountDue: minCents(owed.payoff, addCents(due(Math.max(elapsed, covered) + 1), owed.fees)),
    dueDate: open ? dueDateOf(schedule, Math.min(covered + 1, installments)) : undefined,
    maturity: Number.isFinite(installments) ? dueDateOf(schedule, installments) : undefined,
    lastPayment: lastOf(payments),
    interestThisYear: interestPaidIn(payments, yearOf(today)),
    interestLastYear: interestPaidIn(payments, yearOf(today) - 1),
  };
}

/** Splits a payment: fees first, then interest, then principal; the rest is a surplus. */
export function splitPayment(amount: Cents, owed: Owed) {
  const fees = minCents(amount, owed.fees);
  const interest = minCents(cents(amount - fees), owed.interest);
  const principal = minCents(cents(amount - fees - interest), owed.principal);
  const surplus = cents(amount - fees - interest - principal);
  return { fees, interest, principal, surplus };
}
