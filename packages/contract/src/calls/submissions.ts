import { codes, defineCall, type DocumentedCall } from '../call';
import { answer, entity, errorMessage } from '../codec/entity';
import { choice, flag, optional, optionalText, text } from '../codec/fields';
import { tolerantList } from '../codec/tolerant';
import { succeeded } from '../examples';
import { bankPayment, cardPayment } from '../entities/submissions';

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

/** Pays a loan today from a bank account. */
export const submitImmediateBank = defineCall({
  name: 'submitImmediateBank',
  method: 'POST',
  path: '/api/PaymentImmediate/SubmitAch',
  session: 'required',
  effect: 'writes',
  idempotent: true,
  codes: codes<SubmissionCode>(),
  request: bankPayment,
  response: answer({ referenceNumber: text }),
});

export const submitImmediateBankDocs = (): DocumentedCall<typeof submitImmediateBank> => ({
  ...submitImmediateBank,
  summary:
    'Pays a loan today from a bank account. A repeated Idempotency-Key gives the first answer again for the same payment, and is refused for another payment.',
  meanings: submissionCodes,
  example: { ...succeeded, referenceNumber: 'P-20260601-0001' },
});

/** Pays a loan today by card. */
export const submitImmediateCard = defineCall({
  name: 'submitImmediateCard',
  method: 'POST',
  path: '/api/PaymentImmediate/SubmitCard',
  session: 'required',
  effect: 'writes',
  idempotent: true,
  codes: codes<SubmissionCode>(),
  request: cardPayment,
  response: answer({ referenceNumber: text }),
});

export const submitImmediateCardDocs = (): DocumentedCall<typeof submitImmediateCard> => ({
  ...submitImmediateCard,
  summary: 'Pays a loan today by card. Idempotent like PaymentImmediate/SubmitAch.',
  meanings: submissionCodes,
  example: { ...succeeded, referenceNumber: 'P-20260601-0003' },
});

/** Schedules one payment from a bank account for a later day. */
export const submitScheduledBank = defineCall({
  name: 'submitScheduledBank',
  method: 'POST',
  path: '/api/PaymentScheduled/SubmitAch',
  session: 'required',
  effect: 'writes',
  idempotent: true,
  codes: codes<SubmissionCode>(),
  request: bankPayment,
  response: answer({ referenceNumber: text }),
});

export const submitScheduledBankDocs = (): DocumentedCall<typeof submitScheduledBank> => ({
  ...submitScheduledBank,
  summary:
    'Schedules one payment from a bank account for a later day. Idempotent like PaymentImmediate/SubmitAch.',
  meanings: submissionCodes,
  example: { ...succeeded, referenceNumber: 'P-20260601-0002' },
});

/** Schedules one payment by card for a later day. */
export const submitScheduledCard = defineCall({
  name: 'submitScheduledCard',
  method: 'POST',
  path: '/api/PaymentScheduled/SubmitCard',
  session: 'required',
  effect: 'writes',
  idempotent: true,
  codes: codes<SubmissionCode>(),
  request: cardPayment,
  response: answer({ referenceNumber: text }),
});

export const submitScheduledCardDocs = (): DocumentedCall<typeof submitScheduledCard> => ({
  ...submitScheduledCard,
  summary:
    'Schedules one payment by card for a later day. Idempotent like PaymentImmediate/SubmitAch.',
  meanings: submissionCodes,
  example: { ...succeeded, referenceNumber: 'P-20260601-0004' },
});

/** Sets up a recurring payment from a bank account. */
export const submitRecurringBank = defineCall({
  name: 'submitRecurringBank',
  method: 'POST',
  path: '/api/PaymentRecurring/SubmitAch',
  session: 'required',
  effect: 'writes',
  idempotent: true,
  codes: codes<SubmissionCode>(),
  request: bankPayment,
  response: answer({ referenceNumber: text }),
});

export const submitRecurringBankDocs = (): DocumentedCall<typeof submitRecurringBank> => ({
  ...submitRecurringBank,
  summary:
    'Sets up a recurring payment from a bank account. PaymentDate is the first day, or for DaysBeforeDue the day the host calculates. Idempotent like PaymentImmediate/SubmitAch.',
  meanings: submissionCodes,
  example: { ...succeeded, referenceNumber: 'P-20260601-0005' },
});

/** Sets up a recurring payment by card. */
export const submitRecurringCard = defineCall({
  name: 'submitRecurringCard',
  method: 'POST',
  path: '/api/PaymentRecurring/SubmitCard',
  session: 'required',
  effect: 'writes',
  idempotent: true,
  codes: codes<SubmissionCode>(),
  request: cardPayment,
  response: answer({ referenceNumber: text }),
});

export const submitRecurringCardDocs = (): DocumentedCall<typeof submitRecurringCard> => ({
  ...submitRecurringCard,
  summary: 'Sets up a recurring payment by card. Idempotent like PaymentImmediate/SubmitAch.',
  meanings: submissionCodes,
  example: { ...succeeded, referenceNumber: 'P-20260601-0006' },
});

/** The outcome of a submission, by its Idempotency-Key (D121). */
export const paymentOutcome = defineCall({
  name: 'paymentOutcome',
  method: 'GET',
  path: '/api/PaymentInformation/GetPaymentOutcome',
  session: 'required',
  effect: 'writes',
  idempotent: true,
  optional: true,
  codes: codes<'IdempotencyKeyMissing'>(),
  response: entity({
    /** `unknown`: no submission with this key was received before this look-up. */
    status: choice(['unknown', 'processing', 'posted', 'refused']),
    /**
     * With `unknown`: the look-up closed the key, so a submission that arrives later under it is
     * refused with `KeyClosed` (D173). Missing from a host that closes no keys.
     */
    keyIsClosed: optional(flag),
    referenceNumber: optionalText,
    errors: tolerantList(errorMessage),
  }),
});

export const paymentOutcomeDocs = (): DocumentedCall<typeof paymentOutcome> => ({
  ...paymentOutcome,
  summary:
    'The outcome of the payment, request or reply with this Idempotency-Key: unknown (none was received), processing, posted with its reference number, or refused with its codes. A look-up of a key that was never used closes it: the host records that nothing came under it, answers KeyIsClosed, and refuses a submission that arrives later under it with KeyClosed. A host without KeyIsClosed closes no keys.',
  meanings: { IdempotencyKeyMissing: 'The header Idempotency-Key is missing.' },
  example: { status: 'posted', referenceNumber: 'P-20260601-0001', errors: [] },
});
