import {
  addCents,
  cents,
  daysBetween,
  maxCents,
  minCents,
  simpleInterest,
  yearOf,
  type Cents,
  type LocalDate,
} from '@portico/rules';
import { balanceOf, isPrincipalOnly, type Posting } from './posting';
import { dueDateOf, installmentsBefore, type Schedule } from './schedule';

/** A loan's terms. */
export type Terms = {
  /** Hundredths of a percent a year. */
  readonly rate: number;
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
  readonly lastPayment: Posting | undefined;
  readonly interestThisYear: Cents;
  readonly interestLastYear: Cents;
};

const zero = cents(0);

/** The day up to which interest is posted. */
function accruedThrough(postings: readonly Posting[]): LocalDate | undefined {
  return postings.filter(({ kind }) => kind === 'accrual' || kind === 'advance').at(-1)?.postedOn;
}

export function owedOn(postings: readonly Posting[], rate: number, today: LocalDate): Owed {
  const principal = balanceOf(postings, 'principal');
  const since = accruedThrough(postings);
  const unposted = since ? simpleInterest(principal, rate, daysBetween(since, today)) : zero;
  const interest = addCents(balanceOf(postings, 'interest'), unposted);
  const fees = balanceOf(postings, 'fees');
  return { fees, interest, principal, unposted, payoff: addCents(fees, interest, principal) };
}

/** Principal and interest paid by installments so far. */
export function paidTowardsInstallments(postings: readonly Posting[]): Cents {
  const payments = postings.filter((one) => one.kind === 'payment' && !isPrincipalOnly(one));
  return cents(0 - addCents(balanceOf(payments, 'principal'), balanceOf(payments, 'interest')));
}

function interestPaidIn(postings: readonly Posting[], year: number): Cents {
  const paid = postings.filter(
    ({ kind, postedOn }) => kind === 'payment' && yearOf(postedOn) === year,
  );
  return cents(0 - balanceOf(paid, 'interest'));
}

/** @param postings all of the account, in the order they were made. */
export function loanStateOn(
  postings: readonly Posting[],
  { rate, schedule }: Terms,
  today: LocalDate,
): LoanState {
  const owed = owedOn(postings, rate, today);
  const { installment, installments = Infinity } = schedule;
  const paid = paidTowardsInstallments(postings);
  const covered = Math.floor(paid / installment);
  const elapsed = installmentsBefore(schedule, today);
  const due = (count: number) =>
    maxCents(zero, cents(Math.min(count, installments) * installment - paid));
  const open = owed.payoff > 0;
  return {
    ...owed,
    pastDue: minCents(owed.payoff, due(elapsed)),
    amountDue: minCents(owed.payoff, addCents(due(Math.max(elapsed, covered) + 1), owed.fees)),
    dueDate: open ? dueDateOf(schedule, Math.min(covered + 1, installments)) : undefined,
    lastPayment: postings.findLast(({ kind }) => kind === 'payment'),
    interestThisYear: interestPaidIn(postings, yearOf(today)),
    interestLastYear: interestPaidIn(postings, yearOf(today) - 1),
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
