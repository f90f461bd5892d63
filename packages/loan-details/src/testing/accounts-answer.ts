import type { AccountListAnswer } from '@portico/core/accounts';
import { cents, localDate } from '@portico/rules';

type ListedAccount = AccountListAnswer['accounts'][number];

/** An open loan with a payment due; a test changes what it is about. Amounts are in cents. */
export function account(patch: Partial<ListedAccount> = {}): ListedAccount {
  return {
    number: '001-1000001-7',
    type: 0,
    description: 'Auto loan',
    comment: '',
    status: 'Current',
    balance: cents(1_234_567),
    availableBalance: cents(1_234_567),
    rate: 7.5,
    loanDueDate: localDate('2025-04-01'),
    loanAmountDue: cents(32_510),
    loanPastDue: cents(0),
    blockOnlinePayment: false,
    blockAchPayment: false,
    blockCardPayment: false,
    ...patch,
  };
}

/** What the account list answers with these accounts. */
export function accountsAnswer(...accounts: ListedAccount[]): AccountListAnswer {
  return { hasNoErrors: true, errors: [], accounts };
}
