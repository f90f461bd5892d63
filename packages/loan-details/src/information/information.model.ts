import { readOr } from '@portico/contract';
import { cents, type Cents, type LocalDate } from '@portico/rules';
import type { Loan, LoanDetails } from '../loan/loan';
import type { LoanInformationTextKey } from './loan-information.sentences';

type Information = LoanDetails['information'];

/** A named figure; undefined where the server gives none. */
export type Figure = { readonly name: LoanInformationTextKey } & (
  | { readonly kind: 'date'; readonly value: LocalDate | undefined }
  | { readonly kind: 'money'; readonly value: Cents | undefined }
  /** Percent: 7.5 is 7.50 % (D128). */
  | { readonly kind: 'rate'; readonly value: number | undefined }
  | { readonly kind: 'text'; readonly value: LoanInformationTextKey | undefined }
);

/** What is to be paid next, which a closed loan does not name (accounts §4). */
const dueFigures: readonly LoanInformationTextKey[] = [
  'paymentDue',
  'paymentAmount',
  'totalAmountDue',
];

const named = ({ closed }: Loan, figures: readonly Figure[]): readonly Figure[] =>
  figures.filter(({ name }) => !closed || !dueFigures.includes(name));

/** The figures of the part Account, in their order (accounts §2.3). */
export function accountFigures(loan: Loan): readonly Figure[] {
  const { information } = loan.details;
  return named(loan, [
    { name: 'paymentDue', kind: 'date', value: information.nextPaymentDate },
    { name: 'paymentAmount', kind: 'money', value: information.nextPaymentAmount },
    { name: 'defaultMethod', kind: 'text', value: defaultMethod(information) },
    { name: 'interestRate', kind: 'rate', value: information.interestRate },
    { name: 'yearToDateInterest', kind: 'money', value: information.currentYearToDateInterest },
    { name: 'availableCredit', kind: 'money', value: information.availableCredit },
    { name: 'originationDate', kind: 'date', value: information.loanOriginationDate },
    { name: 'lateFees', kind: 'money', value: information.lateChargesDue },
    { name: 'miscFees', kind: 'money', value: miscFees(information) },
  ]);
}

/** The figures of the part History, in their order (accounts §2.3). */
export function historyFigures(loan: Loan): readonly Figure[] {
  const { information } = loan.details;
  return named(loan, [
    { name: 'lastPaymentDate', kind: 'date', value: information.lastPaymentDate },
    { name: 'lastTransaction', kind: 'money', value: information.lastPaymentAmount },
    { name: 'lastYearToDateInterest', kind: 'money', value: information.lastYearToDateInterest },
    { name: 'totalAmountDue', kind: 'money', value: information.totalAmountDue },
  ]);
}

/** All fees but the late ones; never below zero (accounts §3; D141). */
export function miscFees({
  totalLoanFees,
  lateChargesDue = cents(0),
}: Pick<Information, 'totalLoanFees' | 'lateChargesDue'>): Cents | undefined {
  return totalLoanFees === undefined
    ? undefined
    : cents(Math.max(0, totalLoanFees - lateChargesDue));
}

function defaultMethod({ paymentInformation }: Information): LoanInformationTextKey | undefined {
  const method = readOr(paymentInformation, undefined)?.defaultPaymentMethod;
  return method && (method.isCard ? 'methodCard' : 'methodBank');
}

/** What is owed now: the page's first sentence. */
export type AmountDue = {
  readonly amount: Cents;
  readonly date: LocalDate | undefined;
  /** The part that is overdue. */
  readonly pastDue: Cents | undefined;
};

/** Undefined where nothing is due. */
export function amountDue({ entry, details, closed }: Loan): AmountDue | undefined {
  const { totalAmountDue, nextPaymentAmount, nextPaymentDate } = details.information;
  const amount = totalAmountDue ?? entry.loanAmountDue ?? nextPaymentAmount ?? cents(0);
  if (closed || amount <= 0) return undefined;
  const { loanPastDue = cents(0) } = entry;
  return {
    amount,
    date: nextPaymentDate ?? entry.loanDueDate,
    pastDue: loanPastDue > 0 ? loanPastDue : undefined,
  };
}

/** What was paid beyond what was owed, and is owed back; undefined where nothing is. */
export function owedBack({ balance = cents(0), creditBalance }: Information): Cents | undefined {
  const credit = creditBalance ?? cents(Math.max(0, 0 - balance));
  return credit > 0 ? credit : undefined;
}

/** A part of a whole, and its share from 0 to 1. */
export type PartOf = { readonly part: Cents; readonly whole: Cents; readonly share: number };

/** How much of a line of credit's limit is used; undefined where the server does not say the rest. */
export function used({
  balance = cents(0),
  availableCredit,
}: Pick<Information, 'balance' | 'availableCredit'>): PartOf | undefined {
  if (availableCredit === undefined) return undefined;
  const part = cents(Math.max(0, balance));
  const whole = cents(part + availableCredit);
  return whole > 0 ? { part, whole, share: part / whole } : undefined;
}

/**
 * How much of the amount lent is paid; undefined where the server does not say what was lent.
 */
export function paidOff({ balance, originalAmount }: Information): PartOf | undefined {
  if (balance === undefined || originalAmount === undefined || originalAmount <= 0) {
    return undefined;
  }
  // What was paid too much is owed to the borrower, and pays off nothing.
  const part = cents(Math.max(0, originalAmount - Math.max(0, balance)));
  return { part, whole: originalAmount, share: part / originalAmount };
}
