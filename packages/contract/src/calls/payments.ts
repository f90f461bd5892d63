import { cents, localDate, type LocalDate } from '@portico/rules';
import { codes, defineCall, type DocumentedCall, reading } from '../call';
import type { Codec } from '../codec/codec';
import { answer, entity, sameName } from '../codec/entity';
import {
  amount,
  date,
  day,
  flag,
  integer,
  optional,
  optionalAmount,
  optionalInteger,
  optionalText,
  payableAmount,
  text,
} from '../codec/fields';
import { part, vital, whole } from '../codec/parts';
import { tolerantList, tolerantOptional } from '../codec/tolerant';
import { defineDocument, type DocumentedDocument } from '../document';
import { aBankAccount, aLoan, succeeded } from '../examples';
import { bankMethod, paymentMethod } from '../entities/payment-methods';
import {
  defaultMethod,
  rateReduction,
  recurringPayment,
  scheduledPayment,
} from '../entities/planned-payments';
import { tokenAnswer } from '../entities/token-answer';
import { mergeAlternativeShape } from '../entities/payment-info-shapes';

/** A list of days (D17, D92). */
const days: Codec<readonly LocalDate[]> = tolerantList(day);

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
  /** What autopay does to the rate, beyond the specification; a lender's API may lack it. */
  autopayRateReduction: tolerantOptional(rateReduction),
  /** A payment with a fee that is not known is not made. */
  firstPartyFees: vital(whole(optional(firstPartyFees))),
});

const documented = answer(
  {
    accountNumber: optionalText,
    accountType: integer,
    /** Proves that the borrower may pay this loan; sent with a payment or a deletion. */
    paymentToken: text,
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
  { isDelinquent: 'Delinquent', paymentToken: 'EncryptedData' },
);

/* @__NO_SIDE_EFFECTS__ */
function eitherShape<T>(codec: Codec<T>): Codec<T> {
  return { ...codec, read: (wire, place) => codec.read(mergeAlternativeShape(wire), place) };
}

/** The information needed to pay a loan; both response shapes of hosts are read (D5). */
export const paymentInfo = defineCall({
  name: 'paymentInfo',
  method: 'GET',
  path: '/api/PaymentInformation/GetPaymentInfo',
  session: 'required',
  effect: 'reads',
  codes: codes<
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
  >(),
  query: entity({ accountNumber: text }, sameName),
  response: eitherShape(documented),
});

/** The token of a payment or a deletion alone. */
export const paymentToken = reading(
  paymentInfo,
  eitherShape(answer({ paymentToken: text }, { paymentToken: 'EncryptedData' })),
);

export const paymentInfoDocs = (): DocumentedCall<typeof paymentInfo> => ({
  ...paymentInfo,
  summary: 'The information needed to pay a loan.',
  meanings: {
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
  example: {
    ...succeeded,
    accountNumber: aLoan().number,
    accountType: 0,
    paymentToken: 'payment-token',
    isDelinquent: false,
    dueDate: localDate('2026-06-15'),
    totalAmountDue: cents(31250),
    regularPaymentAmount: cents(31250),
    defaultPaymentAmount: cents(31250),
    payOffAmount: cents(846522),
    feesAndCharges: cents(0),
    loanBillingFrequency: 'Monthly',
    paymentMethods: [aBankAccount()],
    paymentOptions: {
      allowCards: false,
      allowACH: true,
      recurringAllowed: true,
      firstPartyFees: { eCheckFeeAmount: cents(0), scheduledAchFee: cents(0) },
    },
    scheduledPayments: [],
    paymentDetails: { loanAccountNumber: aLoan().number, company: 1, paymentAmount: cents(31250) },
    nonPaymentDays: [],
    nonSchedulablePaymentDays: [],
    blockImmediateACHPaymentsAfterCutoffTime: false,
    blockAchPayment: false,
    blockCardPayment: false,
  },
});

/** The amount that pays a loan off on a day. */
export const payoffQuote = defineCall({
  name: 'payoffQuote',
  method: 'GET',
  path: '/api/PaymentInformation/GetPayOffQuote',
  session: 'required',
  effect: 'reads',
  codes: codes<'PayoffQuote' | 'NiteMode' | 'Error'>(),
  query: entity({ accountNumber: text, payOffDate: date }),
  response: answer({
    payOffQuoteAmount: amount,
    /**
     * The parts of the amount, beyond the specification; a lender's API may lack them. `perDiem` is
     * the interest of one day.
     */
    principal: optionalAmount,
    interest: optionalAmount,
    fees: optionalAmount,
    perDiem: optionalAmount,
  }),
});

export const payoffQuoteDocs = (): DocumentedCall<typeof payoffQuote> => ({
  ...payoffQuote,
  summary:
    'The amount that pays the loan off on a day: principal, fees, and interest up to that day.',
  meanings: {
    PayoffQuote: 'There is no quote for that day.',
    NiteMode: 'Nightly maintenance; try again in about fifteen minutes.',
    Error: "The loan is not the borrower's.",
  },
  example: { ...succeeded, payOffQuoteAmount: cents(847901) },
});

/** A token for one download of a payoff quote's breakdown. */
export const payoffDownloadToken = defineCall({
  name: 'payoffDownloadToken',
  method: 'POST',
  path: '/api/PaymentInformation/RetrieveDownloadToken',
  session: 'required',
  effect: 'reads',
  codes: codes<'Error'>(),
  request: entity({ accountNumber: text, effectiveDate: date }),
  response: tokenAnswer,
});

export const payoffDownloadTokenDocs = (): DocumentedCall<typeof payoffDownloadToken> => ({
  ...payoffDownloadToken,
  summary:
    'A token, as plain text, for one download of the breakdown of a payoff quote: single use, 60 seconds.',
  meanings: { Error: "No token could be created, or the loan is not the borrower's." },
  example: { ...succeeded, passableToken: 'payoff-token' },
});

/** The parts of a payoff quote; the token is one of RetrieveDownloadToken. */
export const payoffBreakdown = defineDocument({
  name: 'payoffBreakdown',
  path: '/api/PaymentInformation/DownloadPayoffQuoteBreakdown',
  query: entity({ downloadToken: text, language: optionalText }, sameName),
  mediaTypes: ['application/pdf'],
});

export const payoffBreakdownDocs = (): DocumentedDocument => ({
  ...payoffBreakdown,
  summary:
    'The parts of a payoff quote, for a token of RetrieveDownloadToken; `language` is es for Spanish.',
});

/** The fee that a third party charges for a kind of payment (D118). */
export const thirdPartyFee = defineCall({
  name: 'thirdPartyFee',
  method: 'POST',
  path: '/api/PaymentInformation/GetThirdPartyFee',
  session: 'required',
  effect: 'reads',
  codes: codes<'Error'>(),
  request: entity({
    isAch: flag,
    isCreditCard: flag,
    isDebitCard: flag,
    isImmediate: flag,
    isOneTime: flag,
    isRecurring: flag,
    loanNumber: text,
  }),
  response: answer({ thirdPartyFeeAmount: amount }),
});

export const thirdPartyFeeDocs = (): DocumentedCall<typeof thirdPartyFee> => ({
  ...thirdPartyFee,
  summary: 'The fee that a third party charges for a kind of payment (D118).',
  meanings: { Error: 'The fee could not be determined.' },
  example: { ...succeeded, thirdPartyFeeAmount: cents(195) },
});

/** Prepares the draft agreement of a payment from a bank account (D67). */
export const draftAgreement = defineCall({
  name: 'draftAgreement',
  method: 'POST',
  path: '/api/AchDraftAgreement/PrepareAchDraftAgreementPreview',
  session: 'required',
  effect: 'writes',
  codes: codes<'MethodUnknown' | 'Error'>(),
  request: entity(
    {
      loanAccountNumber: text,
      achInfo: bankMethod,
      amount: payableAmount,
      additionalPrincipal: payableAmount,
      /** Minutes, as the browser reports them (D18). */
      localTimeOffset: integer,
      /** Only for a payment by the due date; 0 is the due date itself. */
      daysBeforeDue: optionalInteger,
    },
    { daysBeforeDue: 'daysBeforeDue' },
  ),
  response: tokenAnswer,
});

export const draftAgreementDocs = (): DocumentedCall<typeof draftAgreement> => ({
  ...draftAgreement,
  summary:
    'Prepares the draft agreement of a scheduled or recurring payment from a bank account. The token opens the document, and is sent with the payment as AchDraftAgreementToken.',
  meanings: {
    MethodUnknown: "The saved bank account is not the borrower's.",
    Error: 'The agreement could not be prepared.',
  },
  example: { ...succeeded, passableToken: 'draft-1' },
});

/** The draft agreement that PrepareAchDraftAgreementPreview has prepared. */
export const draftAgreementDocument = defineDocument({
  name: 'draftAgreementDocument',
  path: '/api/AchDraftAgreement/RenderACHDraftAgreementPreview',
  query: entity({ token: text, language: optionalText }, sameName),
  mediaTypes: ['application/pdf'],
});

export const draftAgreementDocumentDocs = (): DocumentedDocument => ({
  ...draftAgreementDocument,
  summary:
    'The draft agreement for the token from PrepareAchDraftAgreementPreview; `language` is es for Spanish.',
});

/** The receipt of a payment that was submitted; the token is one of GetPassableToken. */
export const paymentReceipt = defineDocument({
  name: 'paymentReceipt',
  path: '/api/PaymentInformation/RenderReceipt',
  query: entity({ token: text, referenceNumber: text, language: optionalText }, sameName),
  mediaTypes: ['application/pdf'],
  optional: true,
});

export const paymentReceiptDocs = (): DocumentedDocument => ({
  ...paymentReceipt,
  summary:
    'The receipt of a submitted payment, by its reference number and a passable token (D8); `language` is es for Spanish.',
});
