import { defineTexts } from '@portico/core/internal';

/** The sentences of the account lists, verbatim where specified (accounts §2.2, §8). */
export const accountsTexts = defineTexts(
  'accounts',
  {
    loading: 'Loading your accounts',
    signedOut: 'Sign in to see your accounts.',
    signIn: 'Sign in',
    error: 'An error occurred trying to retrieve the account list.',
    retry: 'Retry',
    none: 'No Existing Accounts',
    showClosed: 'Show closed accounts',
    noOpen: 'No open accounts.',
    loan: 'Loans',
    deposit: 'Deposits',
    lineOfCredit: 'Lines of credit',
    investment: 'Investments',
    columnAccount: 'Account',
    columnStatus: 'Status',
    columnComment: 'Comment',
    columnRate: 'Rate',
    columnDueDate: 'Due date',
    columnAmountDue: 'Amount due',
    columnBalance: 'Balance',
    columnAvailable: 'Available',
    columnPay: 'Pay',
    statusCurrent: 'Current',
    statusClosed: 'Closed',
    pastDue: 'Past due {amount}',
    pay: 'Pay',
    payAccount: 'Pay {account}',
    hide: 'Hide From Web',
    hideUnavailable: 'This could not be opened. Please try again.',
  },
  { es: () => import('./accounts.texts.es') },
);

export type AccountsTextKey = keyof typeof accountsTexts.english;
