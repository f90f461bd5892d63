import type { LoanTerms } from '@portico/contract';
import { addCents, cents, scheduleToEnd, type Cents, type LocalDate } from '@portico/rules';
import { loanStateOn, openInstallment, type Terms } from '../ledger/loan-state';
import type { Posting } from '../ledger/posting';
import { rateOn } from '../ledger/rates';
import { dueDateOf, scheduleOn } from '../ledger/schedule';

/** A loan on a day, with every payment to its end. */
export type LoanToEnd = {
  readonly terms: LoanTerms;
  readonly payments: readonly { readonly on: LocalDate; readonly payment: Cents }[];
  /** What is overdue, and fees. */
  readonly overdue: Cents;
};

/** The first due date of an installment that is open, from a day on. */
function nextDue(postings: readonly Posting[], terms: Terms, today: LocalDate): LocalDate {
  const schedule = scheduleOn(terms.schedule, today);
  let installment = openInstallment(postings, schedule);
  while (dueDateOf(schedule, installment) < today) installment += 1;
  return dueDateOf(schedule, installment);
}

/**
 * What a loan has on a day by its terms: the payment, when the next one is due, and the interest and
 * the day of the end where each installment is paid on its due date (`scheduleToEnd`).
 */
export function loanToEnd(postings: readonly Posting[], terms: Terms, today: LocalDate): LoanToEnd {
  const state = loanStateOn(postings, terms, today);
  const { installment, installments, billing } = terms.schedule;
  const next = nextDue(postings, terms, today);
  const schedule = scheduleToEnd({
    nextDue: next,
    billing,
    maturity: installments === undefined ? undefined : dueDateOf(terms.schedule, installments),
    principal: state.principal,
    rate: rateOn(terms.rates, today),
    accruedInterest: state.interest,
    accruedTo: today,
    installment,
    firstPayment: cents(state.amountDue - state.fees),
    planned: [],
  });
  const payments = schedule.ok ? schedule.value : [];
  return {
    terms: {
      payment: installment,
      dueDate: next,
      amountDue: state.amountDue,
      ...(schedule.ok && {
        paymentsLeft: payments.length,
        interestToEnd: addCents(...payments.map(({ interest }) => interest)),
        endDate: payments.at(-1)?.on,
      }),
    },
    payments,
    overdue: addCents(state.pastDue, state.fees),
  };
}
