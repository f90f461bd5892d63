/** Handlers of `@portico/server` that do not compile. */
import { cents, refuse, type Handlers } from '@portico/server';

const account = {
  ...{ number: '1001', type: 0, balance: cents(100) },
  ...{ blockOnlinePayment: false, blockAchPayment: false, blockCardPayment: false },
};

/** By subject and name, with the input and the codes of the contract. */
export const right: Handlers = {
  accounts: {
    accountList: ({ id }) => ({ accounts: [{ ...account, number: id }] }),
    accountDetails: (_borrower, { accountNumber }) =>
      accountNumber === ''
        ? refuse('Dispute')
        : { information: { hasNoErrors: true, errors: [] }, documents: [], eStatements: [] },
  },
  contact: { branchInfo: () => [] },
  plannedPayments: { deleteScheduledBank: () => refuse('Error') },
};

export const wrong: readonly Handlers[] = [
  // @ts-expect-error there is no such subject
  { loans: {} },
  // @ts-expect-error there is no such call
  { accounts: { list: () => ({ accounts: [] }) } },
  // @ts-expect-error the call has no such code
  { accounts: { accountList: () => refuse('Dispute') } },
  // @ts-expect-error an account has a type
  { accounts: { accountList: () => ({ accounts: [{ number: '1001' }] }) } },
  // @ts-expect-error a sum is in cents
  { payments: { payoffQuote: () => ({ payOffQuoteAmount: 12.5 }) } },
];
