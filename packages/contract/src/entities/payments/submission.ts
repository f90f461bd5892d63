import type { Codec } from '../../codec/codec';
import { entity } from '../../codec/entity';
import {
  date,
  flag,
  integer,
  optional,
  optionalInteger,
  optionalText,
  payableAmount,
  text,
} from '../../codec/fields';
import { bankMethod, cardMethod } from './payment-method';
import { recurringOption } from './planned-payment';

/** The amounts and the date of a payment. */
const paymentDetails = entity({
  /** The day the payment is made; today for an immediate one. */
  paymentDate: date,
  loanAccountNumber: text,
  company: integer,
  paymentAmount: payableAmount,
  firstPartyFee: payableAmount,
  thirdPartyFee: payableAmount,
  additionalPrincipalAmount: payableAmount,
});

const recurringDetails = entity({
  recurringOption,
  /** 0 for the due date itself. */
  daysBeforeDue: optionalInteger,
});

/** A payment by a method (payments §3). */
const paymentBy = <T>(method: Codec<T>) =>
  entity({
    /** The token of GetPaymentInfo: proves that the borrower may pay this account. */
    encryptedData: text,
    payment: entity({
      logonName: text,
      details: paymentDetails,
      /** The loan's type code (D123). */
      accountType: integer,
      isPayoff: flag,
      method,
      recurringDetails: optional(recurringDetails),
    }),
    achDraftAgreementToken: optionalText,
  });

export const bankPayment = paymentBy(bankMethod);
export const cardPayment = paymentBy(cardMethod);

/** Why a payment is refused: one code for each text of payments §8 (D147). */
export const submissionCodes = {
  DateNotAllowed: 'The payment can not be scheduled for that time.',
  DateMin: 'The date is before the first day on which a payment can be made.',
  DateMax: 'The date is after the last day on which a payment can be made.',
  DateBeforeCutoff: "Today's cut-off has passed; the payment needs a later day.",
  Holiday: 'The date is a holiday or another day without payments.',
  Weekend: 'The date is a Saturday or Sunday on which no payment is made.',
  PayoffQuote: 'The payoff quote could not be determined.',
  AmountMax: 'The amount is greater than the maximum.',
  AmountMin: 'The amount is less than the minimum.',
  RoutingNumber: 'The routing number could not be validated.',
  DoNotResubmit: 'The outcome is not known; submitting again could charge twice.',
  Declined: 'The transaction was declined.',
  OverLimit: 'The card limit is exceeded.',
  InvalidInfo: 'Information of the payment method is invalid.',
  Expired: 'The card is expired.',
  Error: 'The host could not accept the payment.',
  NiteMode: 'Nightly maintenance; try again in about fifteen minutes.',
  NightlyError: 'Nightly processing failed.',
  AchNotAllowed: 'Payments by bank account are not allowed on this loan.',
  CardNotAllowed: 'Payments by card are not allowed on this loan.',
  CreditCardsNotAccepted: 'The lender accepts debit cards only.',
  ScheduledAchNotAllowed: 'Scheduled payments by bank account are not allowed.',
  ScheduledCardNotAllowed: 'Scheduled payments by card are not allowed.',
  RecurringAchNotAllowed: 'Recurring payments by bank account are not allowed.',
  RecurringCardNotAllowed: 'Recurring payments by card are not allowed.',
  RecurringNotAllowed: 'Recurring payments, or this frequency, are not allowed on this loan.',
  RecurringPaymentExists: 'The loan has a recurring payment already.',
  PaymentBlocked: 'Payments are blocked for this account.',
  NoPaymentNeeded: 'The account has no balance.',
  ScheduledPaymentExists: 'A scheduled payment already exists for that day.',
  PayoffPlanned: 'A payment that pays the loan off is planned already.',
  MultipleScheduledPayments: 'The loan has several scheduled payments already.',
  MaximumScheduled: 'The maximum number of scheduled payments is reached.',
  MaximumScheduledReached:
    'The maximum number of scheduled payments is reached; used by some hosts.',
  ScheduledPaymentNotModifiable:
    'An existing scheduled payment prevents this one and cannot be modified.',
  ScheduledPaymentsNotModifiable:
    'Existing scheduled payments prevent this one and cannot be modified.',
  ScheduledAchNotModifiable: 'Scheduled payments by bank account cannot be modified.',
  ScheduledCardNotModifiable: 'Scheduled payments by card cannot be modified.',
  RecurringNotDeletable: 'The existing recurring payment prevents this one and cannot be deleted.',
  RecurringAchNotDeletable: 'The recurring payment by bank account cannot be deleted.',
  RecurringCardNotDeletable: 'The recurring payment by card cannot be deleted.',
  PayWithoutSaving: 'The payment method could not be saved; it can be used without saving.',
  NewPaymentProblem: 'The payment could not be created.',
  SubmitProblem: 'The payment could not be submitted.',
  MustSaveOrPayNow: 'A payment for a later day needs a saved payment method.',
  MethodUnknown: "The saved payment method is not the borrower's.",
  FeeChanged: 'The fee differs from the one the host charges.',
  TokenExpired: 'The token of GetPaymentInfo has expired; call it again.',
  AgreementRequired: 'The terms of payments by bank account have not been accepted.',
  DraftAgreementRequired: 'The draft agreement of this payment has not been opened (D67).',
  IdempotencyKeyMissing: 'The header Idempotency-Key is missing.',
  IdempotencyKeyReused: 'The Idempotency-Key was used for another payment.',
  KeyClosed:
    'GetPaymentOutcome was asked for the Idempotency-Key before a submission with it came: nothing is paid under it.',
} as const;

export type SubmissionCode = keyof typeof submissionCodes;
