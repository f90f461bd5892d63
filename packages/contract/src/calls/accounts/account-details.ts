import { defineCall, type DocsOf } from '../../call';
import { recurringPayment, scheduledPayment } from '../../entities/planned-payment';
import { defaultMethod } from '../../entities/payment-method';
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

const address = entity({
  address1: optionalText,
  city: optionalText,
  state: optionalText,
  zipCode: optionalText,
});

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
  query: entity({ accountNumber: text }, sameName),
  response: answer({
    information,
    statementFormat: optionalText,
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
