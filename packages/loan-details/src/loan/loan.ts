import {
  unread,
  type Account,
  type accountDetails,
  type OutputOf,
  type RecurringPayment,
  type ScheduledPayment,
  type statementDetails,
  type Unread,
} from '@portico/contract';

/** All details of one account, as the contract answers them. */
export type LoanDetails = OutputOf<typeof accountDetails>;

/** Statements and age of an account, as the contract answers them. */
export type StatementDetails = OutputOf<typeof statementDetails>;

/** A loan or line of credit, as the sections of its page show it. */
export type Loan = {
  /** The full number, as API calls use it. */
  readonly accountNumber: string;
  /** Its entry in the account list: description, type, status, regular installment. */
  readonly entry: Account;
  /** Closed loans are read-only (accounts §4). */
  readonly closed: boolean;
  readonly details: LoanDetails;
};

/** What only some lenders' APIs have about a loan (D185). */
export type OptionalParts = {
  readonly hasRequests: boolean;
  readonly hasTaxForms: boolean;
};

/** An account of any kind, as its section of statements needs it. */
export type AccountStatements = Omit<Loan, 'details'> & {
  readonly details: Pick<StatementDetails, 'statementFormat' | 'eStatements'>;
};

/** What every section of the loan page gets. */
export type LoanSectionProps = {
  readonly loan: Loan;
  /** Requests the details again, after something that changes them. */
  readonly reload: () => void;
};

/** What every dialog of the loan page gets. */
export type LoanDialogProps = {
  readonly loan: Loan;
  readonly onClose: () => void;
};

/** The days since an account was opened, wherever the answer has them (accounts §3). */
export const ageOf = ({
  daysSinceOpened,
  information,
}: Pick<StatementDetails, 'daysSinceOpened' | 'information'>): number | undefined =>
  daysSinceOpened ?? information?.daysSinceOpened;

/** The payments planned on a loan; `unread` where the answer has them and they cannot be read. */
export function plannedOf({ information }: LoanDetails): {
  readonly recurring: RecurringPayment | undefined | Unread;
  readonly scheduled: readonly ScheduledPayment[] | Unread;
} {
  const planned = information.paymentInformation;
  if (planned === unread) return { recurring: unread, scheduled: unread };
  return { recurring: planned?.recurringPayment, scheduled: planned?.scheduledPayments ?? [] };
}
