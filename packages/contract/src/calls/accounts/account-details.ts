import { defineCall, type DocsOf } from '../../call';
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
import { tolerantList, tolerantOptional } from '../../codec/tolerant';

/** All details of a loan (accounts §3). */
const information = answer({
  accountNumber: text,
  address: optional(address),
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
  paymentInformation: optional(
    entity({
      recurringPayment: optional(recurringPayment),
      defaultPaymentMethod: tolerantOptional(defaultMethod),
      scheduledPayments: tolerantList(scheduledPayment),
    }),
  ),
});

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
    alerts: optional(
      entity({ emailAlerts: optional(emailAlerts), textAlerts: optional(textAlerts) }),
    ),
    statementFormat: optionalText,
    documents: tolerantList(accountDocument),
    /** Statements that the lender added by hand; those of GetStatementList are not among them. */
    eStatements: tolerantList(statement),
    daysSinceOpened: optionalInteger,
  }),
});

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
