import { defineCall, reading, type DocsOf } from '../../call';
import { address } from '../../entities/accounts/address';
import { emailAlerts, textAlerts } from '../../entities/accounts/alerts';
import { accountDocument } from '../../entities/accounts/account-document';
import { statement } from '../../entities/accounts/statement';
import { recurringPayment, scheduledPayment } from '../../entities/payments/planned-payment';
import { defaultMethod } from '../../entities/payments/default-method';
import { answer, entity, sameName } from '../../codec/entity';
import {
  date,
  decimal,
  optional,
  optionalAmount,
  optionalInteger,
  optionalText,
  text,
} from '../../codec/fields';
import { part, vital, whole } from '../../codec/parts';
import { tolerantList } from '../../codec/tolerant';

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
export const accountDetails = defineCall<
  'Error' | 'LoanLockedPayoff' | 'Dispute' | 'NoPaymentOnline' | 'NoAchPayment' | 'NightError'
>()({
  name: 'accountDetails',
  method: 'GET',
  path: '/api/AccountDetails',
  session: 'required',
  effect: 'reads',
  query: entity({ accountNumber: text }, sameName),
  response: answer({
    information,
    alerts,
    ...statements,
    documents: tolerantList(accountDocument),
  }),
});

/** Why the account cannot be used, which the payment asks first; nothing else of it is read. */
export const accountProblems = reading(accountDetails, answer({ information: answer({}) }));

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

export const accountDetailsDocs: DocsOf<typeof accountDetails> = {
  summary: 'All details of one account.',
  codes: {
    Error: "The account could not be read, or is not the borrower's.",
    LoanLockedPayoff: 'The loan is locked for payoff.',
    Dispute: 'The account is in dispute.',
    NoPaymentOnline: 'Payments on the web are blocked for security.',
    NoAchPayment: 'Payments by bank account are blocked for security.',
    NightError: 'Nightly maintenance; try again in about fifteen minutes.',
  },
};
