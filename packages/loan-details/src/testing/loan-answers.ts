import type { Account } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { cents, localDate } from '@portico/rules';
import type { LoanDetails } from '../loan/loan';
import { account } from './accounts-answer';

type Information = LoanDetails['information'];

/** The number of the loan that the tests of its page are about. */
export const loanNumber = '001-1000001-7';

/** Its entry in the account list; a test changes what it is about. */
export const listedLoan = (patch: Partial<Account> = {}): Account =>
  account({ number: loanNumber, loanAmountDue: cents(37_035), ...patch });

const address = {
  address1: '14 Juniper Road',
  city: 'Cedar Rapids',
  state: 'IA',
  zipCode: '52401',
};

/** What AccountDetails answers about it. */
export function loanDetails(
  information: Partial<Information> = {},
  patch: Partial<Omit<LoanDetails, 'information'>> = {},
): LoanDetails {
  const good = { hasNoErrors: true, errors: [] };
  return {
    ...good,
    information: {
      ...good,
      accountNumber: loanNumber,
      address,
      balance: cents(1_250_748),
      originalAmount: cents(1_850_000),
      totalAmountDue: cents(37_035),
      totalLoanFees: cents(10_000),
      lateChargesDue: cents(3_000),
      nextPaymentDate: localDate('2025-03-14'),
      nextPaymentAmount: cents(37_035),
      interestRate: 7.5,
      currentYearToDateInterest: cents(9_766),
      lastYearToDateInterest: cents(117_843),
      availableCredit: cents(50_000),
      loanOriginationDate: localDate('2024-01-04'),
      originalMaturityDate: localDate('2029-01-04'),
      lastPaymentDate: localDate('2025-02-14'),
      lastPaymentAmount: cents(37_000),
      ...information,
    },
    alerts: answers.accountDetails().alerts,
    documents: [],
    eStatements: [],
    daysSinceOpened: 420,
    ...patch,
  };
}
