import type { accountHistory, OutputOf } from '@portico/contract';
import {
  addCents,
  addMonths,
  cents,
  dateOf,
  scheduleToEnd,
  simpleInterest,
  daysBetween,
  yearOf,
  type LocalDate,
} from '@portico/rules';
import type { Loan, LoanDetails } from '../loan/loan';
import { account } from './accounts-answer';

/** The day of the test clock. */
export const loanToday = date(2025, 3, 12);

function date(year: number, month: number, day: number): LocalDate {
  const found = dateOf(year, month, day);
  if (!found) throw new Error('Not a day');
  return found;
}

export type OverTimeLoan = {
  readonly loan: Loan;
  readonly history: OutputOf<typeof accountHistory>;
};

type Patch = {
  /** How many installments were paid so far. */
  readonly paid?: number;
  readonly entry?: Partial<Loan['entry']>;
  readonly closed?: boolean;
  readonly information?: Partial<LoanDetails['information']>;
};

/** $18,500.00 at 7.49 %, $370.35 due on the 4th of each month, every installment paid on its day. */
export function loanOverTime({
  paid = 22,
  entry,
  closed = false,
  information,
}: Patch = {}): OverTimeLoan {
  const original = cents(1_850_000);
  const installment = cents(37_035);
  const lastDue = date(2025, 3, 4);
  const opened = addMonths(lastDue, -paid);
  const schedule = scheduleToEnd({
    principal: original,
    rate: 749,
    accruedInterest: cents(0),
    accruedTo: opened,
    nextDue: addMonths(opened, 1),
    billing: 'Monthly',
    installment,
    planned: [],
  });
  const payments = (schedule.ok ? schedule.value : []).filter(({ on }) => on <= loanToday);
  const balance = payments.at(-1)?.balance ?? original;
  const interestIn = (year: number) =>
    addCents(...payments.filter(({ on }) => yearOf(on) === year).map(({ interest }) => interest));
  const listed = account({ balance, rate: 7.49, monthlyInstallment: installment, ...entry });
  return {
    loan: {
      accountNumber: listed.number,
      entry: listed,
      closed,
      details: {
        hasNoErrors: true,
        errors: [],
        documents: [],
        eStatements: [],
        daysSinceOpened: daysBetween(opened, loanToday),
        information: {
          hasNoErrors: true,
          errors: [],
          accountNumber: listed.number,
          balance,
          interestRate: 7.49,
          totalAmountDue: installment,
          totalLoanFees: cents(0),
          nextPaymentDate: addMonths(lastDue, 1),
          nextPaymentAmount: installment,
          loanOriginationDate: opened,
          lastPaymentDate: payments.at(-1)?.on,
          originalAmount: original,
          accruedInterest: simpleInterest(balance, 749, daysBetween(lastDue, loanToday)),
          loanBillingFrequency: 'Monthly',
          currentYearToDateInterest: interestIn(2025),
          lastYearToDateInterest: interestIn(2024),
          ...information,
        },
      },
    },
    history: {
      hasNoErrors: true,
      errors: [],
      list: [...payments].reverse().map((payment, index) => ({
        transactionDate: payment.on,
        transactionDescription: `Payment number ${payments.length - index}`,
        principalAmount: payment.principal,
        interestAmount: payment.interest,
        totalPaymentAmount: payment.payment,
        runningPrincipalBalance: payment.balance,
      })),
    },
  };
}
