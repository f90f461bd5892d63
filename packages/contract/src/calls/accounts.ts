import { cents, localDate } from '@portico/rules';
import { codes, defineCall, type DocumentedCall, reading } from '../call';
import { answer, entity, listAnswer, plainAnswer, sameName } from '../codec/entity';
import {
  date,
  decimal,
  optional,
  optionalAmount,
  optionalInteger,
  optionalText,
  text,
} from '../codec/fields';
import { part, vital, whole } from '../codec/parts';
import { tolerantList } from '../codec/tolerant';
import { aLoan, succeeded } from '../examples';
import {
  account,
  accountDocument,
  address,
  emailAlerts,
  statement,
  textAlerts,
} from '../entities/accounts';
import { defaultMethod, recurringPayment, scheduledPayment } from '../entities/planned-payments';
import { type ProofCode, proofCodes } from '../entities/proof';

/** Every account of the borrower, open and closed. */
export const accountList = defineCall({
  name: 'accountList',
  method: 'GET',
  path: '/api/accountList',
  session: 'required',
  effect: 'reads',
  codes: codes<'Error'>(),
  response: listAnswer('accounts', account),
});

export const accountListDocs = (): DocumentedCall<typeof accountList> => ({
  ...accountList,
  summary: 'Every account of the borrower, open and closed.',
  meanings: { Error: 'The accounts could not be read.' },
  example: { ...succeeded, accounts: [aLoan()] },
});

/** All details of a loan (accounts §3). */
const information = answer({
  accountNumber: optionalText,
  address: part(optional(whole(address))),
  balance: optionalAmount,
  totalAmountDue: optionalAmount,
  totalLoanFees: optionalAmount,
  lateChargesDue: optionalAmount,
  nextPaymentDate: date,
  nextPaymentAmount: optionalAmount,
  interestRate: optional(decimal),
  currentYearToDateInterest: optionalAmount,
  lastYearToDateInterest: optionalAmount,
  availableCredit: optionalAmount,
  loanOriginationDate: date,
  originalMaturityDate: date,
  lastPaymentDate: date,
  lastPaymentAmount: optionalAmount,
  /**
   * What the picture of the loan over time needs beyond the specification; a lender's API may lack
   * it. The amount lent, and the interest earned up to today that is not paid.
   */
  originalAmount: optionalAmount,
  accruedInterest: optionalAmount,
  /**
   * What was paid beyond what was owed, and is owed back; not in the specification. An API may answer
   * a balance below zero instead.
   */
  creditBalance: optionalAmount,
  loanBillingFrequency: optionalText,
  /** Where a host has it among the figures; see `ageOf`. */
  daysSinceOpened: optionalInteger,
  paymentInformation: part(
    optional(
      entity({
        recurringPayment: part(optional(recurringPayment)),
        defaultPaymentMethod: optional(defaultMethod),
        scheduledPayments: part(tolerantList(scheduledPayment)),
      }),
    ),
  ),
});

/** Both channels are saved together. */
const alerts = optional(
  whole(entity({ emailAlerts: optional(emailAlerts), textAlerts: optional(textAlerts) })),
);

const statements = {
  statementFormat: part(optionalText),
  /** Statements that the lender added by hand. */
  eStatements: part(tolerantList(statement)),
  daysSinceOpened: optionalInteger,
};

/** All details of one account. */
export const accountDetails = defineCall({
  name: 'accountDetails',
  method: 'GET',
  path: '/api/AccountDetails',
  session: 'required',
  effect: 'reads',
  codes: codes<
    'Error' | 'LoanLockedPayoff' | 'Dispute' | 'NoPaymentOnline' | 'NoAchPayment' | 'NightError'
  >(),
  query: entity({ accountNumber: text }, sameName),
  response: answer({
    information,
    alerts,
    ...statements,
    documents: tolerantList(accountDocument),
  }),
});

/** Why the account cannot be used, which the payment asks first; nothing else of it is read. */
export const accountProblems = reading(accountDetails, answer({ information: plainAnswer }));

/** The mailing address of an account, for a form that it fills in; fails where it is not readable. */
export const accountAddress = reading(
  accountDetails,
  answer({ information: vital(optional(entity({ address: vital(whole(optional(address))) }))) }),
);

/** The alerts of an account, for a change of some of them. */
export const storedAlerts = reading(accountDetails, answer({ alerts: vital(alerts) }));

/** Statements and age of an account: what the page of a deposit shows of it. */
export const statementDetails = reading(
  accountDetails,
  answer({
    ...statements,
    information: optional(entity({ daysSinceOpened: optionalInteger })),
  }),
);

export const accountDetailsDocs = (): DocumentedCall<typeof accountDetails> => ({
  ...accountDetails,
  summary: 'All details of one account.',
  meanings: {
    Error: "The account could not be read, or is not the borrower's.",
    LoanLockedPayoff: 'The loan is locked for payoff.',
    Dispute: 'The account is in dispute.',
    NoPaymentOnline: 'Payments on the web are blocked for security.',
    NoAchPayment: 'Payments by bank account are blocked for security.',
    NightError: 'Nightly maintenance; try again in about fifteen minutes.',
  },
  example: {
    ...succeeded,
    information: {
      ...succeeded,
      accountNumber: aLoan().number,
      address: { address1: '14 Juniper Road', city: 'Cedar Rapids', state: 'IA', zipCode: '52401' },
      balance: aLoan().balance,
      totalAmountDue: cents(31250),
      totalLoanFees: cents(0),
      lateChargesDue: cents(0),
      nextPaymentDate: localDate('2026-06-15'),
      nextPaymentAmount: cents(31250),
      interestRate: 7.5,
      loanOriginationDate: localDate('2024-06-15'),
      originalMaturityDate: localDate('2028-06-15'),
    },
    alerts: {
      emailAlerts: {
        alertLoanDelinquent: true,
        estatementAlert: false,
        alertLoanDueDate1: true,
        alertLoanDueDate1Before: true,
        alertLoanDueDate1Days: '15',
        alertLoanDueDate2: false,
        alertLoanDueDate2Before: false,
        alertLoanDueDate3: false,
        alertLoanDueDate3Before: false,
        alertLoanDueDate4: false,
        alertLoanDueDate4Before: false,
      },
      textAlerts: { alertLoanDelinquent: false, estatementAlert: false },
    },
    statementFormat: 'ElectronicOnly',
    documents: [],
    eStatements: [],
    daysSinceOpened: 716,
  },
});

/** Saves the alerts of an account; all of them, because they are stored as one. */
export const accountAlerts = defineCall({
  name: 'accountAlerts',
  method: 'POST',
  path: '/api/AccountAlerts',
  session: 'required',
  effect: 'writes',
  codes: codes<'Error' | ProofCode>(),
  request: entity({ accountNumber: text, emailAlerts, textAlerts }),
  response: plainAnswer,
});

export const accountAlertsDocs = (): DocumentedCall<typeof accountAlerts> => ({
  ...accountAlerts,
  summary: 'Saves the alerts of an account.',
  meanings: { Error: 'The alerts could not be saved.', ...proofCodes },
  example: succeeded,
});

/** Hides an account from the web. This cannot be undone on the web (D137). */
export const hideAccount = defineCall({
  name: 'hideAccount',
  method: 'POST',
  path: '/api/Account/ShowHideAccount',
  session: 'required',
  effect: 'writes',
  codes: codes<'Error'>(),
  request: entity({ accountNumber: text }),
  response: plainAnswer,
});

export const hideAccountDocs = (): DocumentedCall<typeof hideAccount> => ({
  ...hideAccount,
  summary:
    'Hides an account from the web: the account list omits it, and every other call treats it as unknown. Payments already planned are still made. Hiding it again succeeds and changes nothing.',
  meanings: { Error: "The account is not the borrower's." },
  example: succeeded,
});

/** Saves the mailing address of a loan; the answer has it as stored. */
export const updateAddress = defineCall({
  name: 'updateAddress',
  method: 'POST',
  path: '/api/Account/UpdateAddress',
  session: 'required',
  effect: 'writes',
  codes: codes<'ZipCityNoMatch' | 'Error'>(),
  request: entity({ address, accountNumber: text }),
  response: answer({ address: optional(address) }),
});

export const updateAddressDocs = (): DocumentedCall<typeof updateAddress> => ({
  ...updateAddress,
  summary: 'Saves the mailing address of a loan.',
  meanings: {
    ZipCityNoMatch: 'The city is not in the zip code.',
    Error: "The address could not be saved, or the account is not the borrower's or closed.",
  },
  example: {
    ...succeeded,
    address: { address1: '14 Juniper Road', city: 'Cedar Rapids', state: 'IA', zipCode: '52401' },
  },
});

/** The insurances on a loan. */
export const insuranceInformation = defineCall({
  name: 'insuranceInformation',
  method: 'POST',
  path: '/api/Insurance/GetInsuranceInformation',
  session: 'required',
  effect: 'reads',
  request: entity({ accountNumber: text }, { accountNumber: 'accountNumber' }),
  response: tolerantList(
    entity({
      type: text,
      /** 1 individual, 2 joint, otherwise none. */
      isIndividual: optionalInteger,
      premium: optionalAmount,
    }),
  ),
});

export const insuranceInformationDocs = (): DocumentedCall<typeof insuranceInformation> => ({
  ...insuranceInformation,
  summary: "The insurances on a loan; an empty list when the loan is not the borrower's.",
  meanings: {},
  example: [{ type: 'Credit life', isIndividual: 2, premium: cents(1420) }],
});
