import {
  unread,
  type RecurringPayment,
  type ScheduledPayment as PlannedOnce,
} from '@portico/contract';
import {
  accountKind,
  accrualStart,
  addCents,
  cents,
  datedFrequencyOf,
  datedRow,
  dueDatesFrom,
  firstPaymentOf,
  loanBilling,
  scheduleToEnd,
  type BillingInterval,
  type Cents,
  type Checked,
  type Extra,
  type LoanTerms,
  type LocalDate,
  type ScheduleCode,
  type ScheduledPayment,
} from '@portico/rules';
import { plannedOf, type Loan } from '../loan/loan';

/** How a loan will be paid off if nothing changes. */
export type LoanPlan = {
  readonly terms: LoanTerms;
  /** Paid to principal at each installment already, by the recurring payment. */
  readonly additional: Cents;
  readonly schedule: Checked<readonly ScheduledPayment[], ScheduleCode>;
};

const zero = cents(0);

/**
 * The plan of an open loan; undefined where the lender's API lacks a figure that it needs, so that
 * no wrong one is shown.
 */
export function planOf(loan: Loan, today: LocalDate): LoanPlan | undefined {
  const { recurring, scheduled } = plannedOf(loan.details);
  if (recurring === unread || scheduled === unread) return undefined;
  const terms = termsOf(loan, scheduled, today);
  if (!terms) return undefined;
  const additional = additionalOf(recurring, terms.billing);
  return { terms, additional, schedule: scheduleToEnd(terms, { each: additional, once: zero }) };
}

/** The schedule with an extra amount in addition to what is planned. */
export function scheduleWith({ terms, additional }: LoanPlan, extra: Extra): LoanPlan['schedule'] {
  return scheduleToEnd(terms, { ...extra, each: addCents(additional, extra.each) });
}

function termsOf(
  { entry, closed, details }: Loan,
  scheduled: readonly PlannedOnce[],
  today: LocalDate,
): LoanTerms | undefined {
  const { information } = details;
  const { balance, interestRate, accruedInterest, nextPaymentDate: nextDue } = information;
  const installment = entry.monthlyInstallment ?? information.nextPaymentAmount;
  const billing = loanBilling(information.loanBillingFrequency);
  const known = balance && interestRate !== undefined && accruedInterest !== undefined;
  if (closed || accountKind(entry.type) !== 'loan') return undefined;
  if (!known || !nextDue || !installment || billing === 'other') return undefined;
  const owed = { principal: balance, rate: interestRate * 100 };
  const paidUpTo = information.lastPaymentDate ?? information.loanOriginationDate;
  return {
    ...owed,
    ...accrualStart(owed, accruedInterest, paidUpTo, today),
    ...dueDatesFrom({ nextDue, billing, maturity: information.originalMaturityDate }, today),
    installment,
    firstPayment: firstPaymentOf({
      amountDue: information.totalAmountDue,
      fees: information.totalLoanFees ?? zero,
      owed: addCents(balance, accruedInterest),
      installment,
    }),
    planned: plannedAmounts(scheduled, today),
  };
}

function plannedAmounts(scheduled: readonly PlannedOnce[], today: LocalDate): LoanTerms['planned'] {
  return scheduled.flatMap(({ paymentDate: on, paymentAmount: amount, hasBeenPosted }) =>
    on && on >= today && !hasBeenPosted ? [{ on, amount }] : [],
  );
}

/** The additional principal of a recurring payment that is made once for each installment. */
function additionalOf(recurring: RecurringPayment | undefined, billing: BillingInterval): Cents {
  const { recurringOption: option, additionalPrincipalAmount = zero } = recurring ?? {};
  if (!option) return zero;
  const dated = datedFrequencyOf(option);
  const isForEach = dated === undefined || datedRow(dated).interval === billing;
  return isForEach ? additionalPrincipalAmount : zero;
}
