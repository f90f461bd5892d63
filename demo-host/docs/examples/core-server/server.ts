import {
  cents,
  createServer,
  localDate,
  refuse,
  type CoreBorrower,
  type Server,
} from '@portico/server';
import { keyFromFile, migrate, openDatabase } from '@portico/server/node';
import { core, type Loan } from './core';
import { documentLists, documentsIn } from './documents';

const borrowerOf = ({ id, username, name }: { id: string; username: string; name: string }) => ({
  ...{ id, username, name },
  email: `${username}@example.com`,
});

const borrowers = {
  authenticate: async (username: string, password: string): Promise<CoreBorrower | undefined> => {
    const person = core.personNamed(username);
    const isRight = person?.password === password;
    return Promise.resolve(person && isRight ? borrowerOf(person) : undefined);
  },
  byId: async (id: string): Promise<CoreBorrower | undefined> => {
    const person = core.person(id);
    return Promise.resolve(person && borrowerOf(person));
  },
};

const figuresOf = (loan: Loan) => ({
  ...{ hasNoErrors: true, errors: [] },
  accountNumber: loan.number,
  balance: cents(loan.balance),
  totalAmountDue: cents(loan.installment),
  nextPaymentDate: localDate(loan.dueOn),
  nextPaymentAmount: cents(loan.installment),
});

/** Each borrower of this core pays from one account. */
const checking = {
  isCard: false,
  lastFour: '6789',
  achInfo: { accountType: 'Checking', accountNumber: '6789', profileId: 'bank-1' },
} as const;

/** The server over this core system; `sendCode` is handed each security code, the folder has uploads. */
export async function startServer(
  databaseUrl: string,
  keyFile: string,
  filesFolder: string,
  sendCode: (borrower: CoreBorrower, code: string) => Promise<void>,
): Promise<Server> {
  const database = openDatabase(databaseUrl);
  await migrate(database);
  return createServer({
    database,
    key: keyFromFile(keyFile),
    borrowers,
    sendCode,
    documents: documentsIn(filesFolder),
    today: () => '2026-11-30',
    settings: {
      shared: {
        'globalOptions.lenderName': 'Juniper Loans',
        'globalOptions.useFileServicesOption': 'true',
      },
    },
    handlers: {
      documents: documentLists,
      accounts: {
        accountList: ({ id }) => ({
          accounts: core.loansOf(id).map((loan) => ({
            number: loan.number,
            type: 0,
            description: 'Loan',
            balance: cents(loan.balance),
            loanDueDate: localDate(loan.dueOn),
            loanAmountDue: cents(loan.installment),
            ...{ blockOnlinePayment: false, blockAchPayment: false, blockCardPayment: true },
          })),
        }),
        accountDetails: ({ id }, { accountNumber }) => {
          const loan = core.loanOf(id, accountNumber);
          if (!loan) return refuse('Error');
          return { information: figuresOf(loan), documents: [], eStatements: [] };
        },
      },
      payments: {
        thirdPartyFee: ({ id }, { loanNumber }) =>
          core.loanOf(id, loanNumber) ? { thirdPartyFeeAmount: cents(0) } : refuse('Error'),
        payoffQuote: ({ id }, { accountNumber }) => {
          const loan = core.loanOf(id, accountNumber);
          return loan ? { payOffQuoteAmount: cents(loan.balance) } : refuse('Error');
        },
        paymentInfo: ({ id }, { accountNumber }) => {
          const loan = core.loanOf(id, accountNumber);
          if (!loan) return refuse('Error');
          return {
            ...{ accountNumber, accountType: 0, paymentToken: accountNumber },
            ...{ isDelinquent: false, dueDate: localDate(loan.dueOn), paymentMethods: [checking] },
            totalAmountDue: cents(loan.installment),
            payOffAmount: cents(loan.balance),
            paymentOptions: { allowACH: true, allowCards: false, recurringAllowed: false },
            ...{ scheduledPayments: [], nonPaymentDays: [], nonSchedulablePaymentDays: [] },
            blockImmediateACHPaymentsAfterCutoffTime: false,
            ...{ blockAchPayment: false, blockCardPayment: true },
          };
        },
      },
      paymentMethods: {
        paymentMethods: ({ id }, { accountNumber }) =>
          core.loanOf(id, accountNumber) ? { paymentMethods: [checking] } : refuse('Error'),
      },
      submissions: {
        submitImmediateBank: async ({ id }, { payment }, { key }) => {
          const { loanAccountNumber, paymentAmount } = payment.details;
          const loan = core.loanOf(id, loanAccountNumber);
          if (!loan) return refuse('Error');
          if (paymentAmount <= 0) return refuse('AmountMin');
          if (paymentAmount > loan.balance) return refuse('AmountMax');
          return { referenceNumber: await core.book(loan, paymentAmount, key) };
        },
        paymentOutcome: (_borrower, _input, { key }) => {
          const referenceNumber = core.reference(key);
          if (referenceNumber === undefined) return { status: 'unknown', errors: [] };
          return { status: 'posted', referenceNumber, errors: [] };
        },
      },
    },
  });
}
