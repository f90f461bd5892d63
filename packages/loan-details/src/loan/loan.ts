import type { Account, accountDetails, OutputOf } from '@portico/contract';

/** All details of one account, as the contract answers them. */
export type LoanDetails = OutputOf<typeof accountDetails>;

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
