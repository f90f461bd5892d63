import { entity } from '../entity';
import {
  amount,
  choice,
  date,
  flag,
  integer,
  optional,
  optionalInteger,
  optionalText,
  text,
} from '../fields';
import { bankMethod } from './payment-method';

/** What a payment pays, and when. */
const paymentDetails = entity({
  /** The day the payment is made; today for an immediate one. */
  paymentDate: date,
  loanAccountNumber: text,
  company: integer,
  paymentAmount: amount,
  firstPartyFee: amount,
  thirdPartyFee: amount,
  additionalPrincipalAmount: amount,
});

/** A payment from a bank account (payments §3). */
export const bankPayment = entity({
  /** The token of GetPaymentInfo: shows that the borrower was let pay this account. */
  encryptedData: text,
  payment: entity({
    logonName: text,
    details: paymentDetails,
    /** The loan's type code (D123). */
    accountType: integer,
    isPayoff: flag,
    method: bankMethod,
    recurringDetails: optional(
      entity({
        recurringOption: choice([
          'Weekly',
          'BiWeekly',
          'SemiMonthly',
          'DayOfMonth',
          'DaysBeforeDue',
        ]),
        daysBeforeDue: optionalInteger,
      }),
    ),
  }),
  achDraftAgreementToken: optionalText,
});

/** Why a payment is refused: one code for each text of payments §8 (D147). */
export const submissionCodes = {
  DateNotAllowed: 'The payment can not be scheduled for that time.',
  DateMin: 'The date is before the first day on which a payment can be made.',
  DateMax: 'The date is after the last day on which a payment can be made.',
  DateBeforeCutoff: "Today's cut-off has passed; the payment needs a later day.",
  Holiday: 'The date is a holiday or another day without payments.',
  Weekend: 'The date is a Saturday or Sunday on which no payment is made.',
  PayoffQuote: 'The payoff quote could not be had.',
  AmountMax: 'The amount is greater than the maximum.',
  AmountMin: 'The amount is less than the minimum.',
  RoutingNumber: 'The routing number could not be validated.',
  DoNotResubmit: 'The outcome is not known; submitting again could charge twice.',
  Declined: 'The transaction was declined.',
  OverLimit: 'The card limit is exceeded.',
  InvalidInfo: 'Information of the payment method is invalid.',
  Expired: 'The card is expired.',
  Error: 'The host could not take the payment.',
  NiteMode: 'Nightly maintenance; again in about fifteen minutes.',
  NightlyError: 'Nightly processing failed.',
  AchNotAllowed: 'Payments by bank account are not allowed on this loan.',
  ScheduledAchNotAllowed: 'Scheduled payments by bank account are not allowed.',
  PaymentBlocked: 'Payments are blocked for this account.',
  NoPaymentNeeded: 'The account has no balance.',
  ScheduledPaymentExists: 'A scheduled payment already exists for that day.',
  MaximumScheduled: 'The maximum number of scheduled payments is reached.',
  MustSaveOrPayNow: 'A payment for a later day needs a saved payment method.',
  MethodUnknown: "The saved payment method is not the borrower's.",
  FeeChanged: 'The fee is not the one the host charges.',
  TokenExpired: 'The token of GetPaymentInfo is not valid any more; read it again.',
  AgreementRequired: 'The terms of payments by bank account have not been accepted.',
  IdempotencyKeyMissing: 'The header Idempotency-Key is missing.',
  IdempotencyKeyReused: 'The Idempotency-Key was used for another payment.',
} as const;

export type SubmissionCode = keyof typeof submissionCodes;
