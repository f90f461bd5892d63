import { answers } from '@portico/contract/fixtures';
import type { Loan, LoanDetails } from '../loan/loan';
import { account } from './accounts-answer';

/** An open loan as the sections of its page get it; a test changes its details. */
export function openLoan(details: Partial<LoanDetails> = {}): Loan {
  const entry = account();
  return {
    accountNumber: entry.number,
    entry,
    closed: false,
    details: answers.accountDetails(details),
  };
}
