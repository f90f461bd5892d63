import { defineCall, reading, type DocsOf } from '../../call';
import type { Codec } from '../../codec/codec';
import { days } from '../../entities/payments/days';
import { defaultMethod } from '../../entities/payments/default-method';
import { paymentMethod } from '../../entities/payments/payment-method';
import { recurringPayment, scheduledPayment } from '../../entities/payments/planned-payment';
import { mergeAlternativeShape } from '../../entities/payments/payment-info-shapes';
import { answer, entity, sameName } from '../../codec/entity';
import {
  amount,
  date,
  flag,
  integer,
  optional,
  optionalAmount,
  optionalInteger,
  optionalText,
  text,
} from '../../codec/fields';
import { part, vital, whole } from '../../codec/parts';
import { tolerantList } from '../../codec/tolerant';

/** The lender's own fees, by kind of payment (D117). */
const firstPartyFees = entity({
  scheduledAchFee: optionalAmount,
  eCheckFeeAmount: optionalAmount,
  recurringAchFee: optionalAmount,
  debitCardFeeAmount: optionalAmount,
  creditCardFeeAmount: optionalAmount,
});

const paymentOptions = entity({
  allowCards: flag,
  allowACH: flag,
  numberDaysInPeriod: optionalInteger,
  recurringAllowed: flag,
  /** A payment with a fee that is not known is not made. */
  firstPartyFees: vital(whole(optional(firstPartyFees))),
});

const documented = answer(
  {
    accountNumber: optionalText,
    accountType: integer,
    /** Sent back with the payment. */
    encryptedData: text,
    isDelinquent: flag,
    dueDate: date,
    /** The first day of the date picker, if the host sends one beside PaymentDetails (D100). */
    earliestPaymentDate: date,
    totalAmountDue: amount,
    regularPaymentAmount: optionalAmount,
    defaultPaymentAmount: optionalAmount,
    payOffAmount: amount,
    /** Also sent under `payoff`; used for the forced minimum (payments §5). */
    payoffQuote: optionalAmount,
    feesAndCharges: optionalAmount,
    loanBillingFrequency: optionalText,
    restrictionCode: optionalText,
    paymentMethods: tolerantList(paymentMethod),
    defaultPaymentMethod: optional(defaultMethod),
    paymentOptions,
    scheduledPayments: part(tolerantList(scheduledPayment)),
    recurringPayment: part(optional(recurringPayment)),
    paymentDetails: optional(
      entity({
        loanAccountNumber: optionalText,
        /** Later than today, the first day on which it can be paid (D187). */
        paymentDate: date,
        /** The default amount, where there is no other. */
        paymentAmount: optionalAmount,
        company: optionalInteger,
      }),
    ),
    nonPaymentDays: days,
    nonSchedulablePaymentDays: days,
    blockImmediateACHPaymentsAfterCutoffTime: flag,
    adjustedACHPaymentDateAfterCutoffTime: date,
    blockAchPayment: flag,
    blockCardPayment: flag,
  },
  { isDelinquent: 'Delinquent' },
);

function eitherShape<T>(codec: Codec<T>): Codec<T> {
  return { ...codec, read: (wire, place) => codec.read(mergeAlternativeShape(wire), place) };
}

/** The information needed to pay a loan; both response shapes of hosts are read (D5). */
export const paymentInfo = defineCall<
  | 'Error'
  | 'NiteMode'
  | 'PaymentBlocked'
  | 'BlockedOnPendingRecurring'
  | 'Delinquent'
  | 'NoPaymentNeeded'
  | 'DisabledPaymentsAfterCutoffTime'
  | 'LoanLockedPayoff'
  | 'Dispute'
  | 'NoPaymentOnline'
  | 'NoAchPayment'
  | 'NightError'
>()({
  name: 'paymentInfo',
  method: 'GET',
  path: '/api/PaymentInformation/GetPaymentInfo',
  session: 'required',
  effect: 'reads',
  query: entity({ accountNumber: text }, sameName),
  response: eitherShape(documented),
});

/** The token of a payment or a deletion alone. */
export const paymentToken = reading(paymentInfo, eitherShape(answer({ encryptedData: text })));

export const paymentInfoDocs: DocsOf<typeof paymentInfo> = {
  summary: 'The information needed to pay a loan.',
  codes: {
    Error: "The account could not be read, or is not the borrower's.",
    NiteMode: 'Nightly maintenance; try again in about fifteen minutes.',
    PaymentBlocked: 'Payments are blocked for this account.',
    BlockedOnPendingRecurring:
      'A recurring payment is due soon; further payments must be arranged by phone.',
    Delinquent: 'The account is delinquent and cannot be paid on the web.',
    NoPaymentNeeded: 'The account has no balance.',
    DisabledPaymentsAfterCutoffTime: 'The cut-off has passed and a scheduled payment is pending.',
    LoanLockedPayoff: 'The loan is locked for payoff.',
    Dispute: 'The account is in dispute.',
    NoPaymentOnline: 'Payments on the web are blocked for security.',
    NoAchPayment: 'Payments by bank account are blocked for security.',
    NightError: 'Nightly maintenance failed or is running.',
  },
};
