import type { LoanTerms } from '@portico/contract';
import {
  addCents,
  firstPaymentOf,
  scheduleToEnd,
  type Cents,
  type LocalDate,
} from '@portico/rules';
import { loanStateOn, openInstallment, type Terms } from '../ledger/loan-state';
import type { Posting } from '../ledger/posting';
import { rateOn } from '../ledger/rates';
import { dueDateOf, scheduleOn, type Schedule } from '../ledger/schedule';

/** A loan on a day, with every payment to its end. */
export type LoanToEnd = {
  /** As its page shows them. */
  readonly terms: LoanTerms;
  readonly payments: readonly { readonly on: LocalDate; readonly payment: Cents }[];
  /** What is overdue, and fees. */
  readonly overdue: Cents;
};

/** The first due date of an installment that is open, from a day on. */
function nextDue(schedule: Schedule, open: number, today: LocalDate): LocalDate {
  let installment = open;
  while (dueDateOf(schedule, installment) < today) installment += 1;
  return dueDateOf(schedule, installment);
}

/**
 * What a loan has on a day: its payment, due date and end as on its page, and the payments and the
 * interest to the end where each installment is paid on its due date (`scheduleToEnd`). The end of a
 * line of credit is that of these payments.
 */
export function loanToEnd(postings: readonly Posting[], terms: Terms, today: LocalDate): LoanToEnd {
  const state = loanStateOn(postings, terms, today);
  const schedule = scheduleOn(terms.schedule, today);
  const { installment, installments, billing } = schedule;
  const { amountDue, fees, principal, interest, maturity } = state;
  const open = openInstallment(postings, schedule);
  const toEnd = scheduleToEnd({
    nextDue: nextDue(schedule, open, today),
    billing,
    maturity,
    principal,
    rate: rateOn(terms.rates, today),
    accruedInterest: interest,
    accruedTo: today,
    installment,
    firstPayment: firstPaymentOf({
      amountDue,
      fees,
      owed: addCents(principal, interest),
      installment,
    }),
    planned: [],
  });
  const payments = toEnd.ok ? toEnd.value : [];
  return {
    terms: {
      payment: installment,
      dueDate: state.dueDate,
      amountDue,
      ...(toEnd.ok && {
        paymentsLeft: payments.length,
        interestToEnd: addCents(...payments.map((one) => one.interest)),
        endDate: payments.at(-1)?.on,
      }),
      ...(installments !== undefined && {
        paymentsLeft: Math.max(1, installments - open + 1),
        endDate: maturity,
      }),
    },
    payments,
    overdue: addCents(state.pastDue, state.fees),
  };
}
