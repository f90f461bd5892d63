import { codes, defineCall, type DocumentedCall } from '../call';
import { succeeded } from '../examples';
import { deletion, deletionAnswer, skippedDebit } from '../entities/planned-payments';

/** Why a planned payment is not deleted (payments §8). */
const deletionCodes = {
  DeleteNotAllowed: 'It cannot be deleted: the lender does not allow it, or it has been posted.',
  TokenExpired: 'The token has expired; call GetPaymentInfo again.',
  Error: 'It could not be deleted.',
} as const;

export type DeletionCode = keyof typeof deletionCodes;

/** Of a scheduled payment, hosts also report which kind cannot be changed. */
const scheduledCodes = {
  ScheduledAchNotModifiable: 'Scheduled payments by bank account cannot be modified.',
  ScheduledCardNotModifiable: 'Scheduled payments by card cannot be modified.',
} as const;

/** Of a recurring payment, hosts also report which kind cannot be deleted. */
const recurringCodes = {
  RecurringNotDeletable: 'A recurring payment cannot be deleted.',
  RecurringAchNotDeletable: 'A recurring payment by bank account cannot be deleted.',
  RecurringCardNotDeletable: 'A recurring payment by card cannot be deleted.',
} as const;

/** Deletes a scheduled payment by bank account. */
export const deleteScheduledBank = defineCall({
  name: 'deleteScheduledBank',
  method: 'POST',
  path: '/api/PaymentScheduled/DeleteAch',
  session: 'required',
  effect: 'writes',
  codes: codes<DeletionCode | keyof typeof scheduledCodes>(),
  request: deletion,
  response: deletionAnswer,
});

export const deleteScheduledBankDocs = (): DocumentedCall<typeof deleteScheduledBank> => ({
  ...deleteScheduledBank,
  summary: 'Deletes a scheduled payment by bank account. Repeating the call gives the same answer.',
  meanings: { ...deletionCodes, ...scheduledCodes },
  example: { ...succeeded, paymentToken: 'payment-token-2' },
});

/** Deletes a scheduled payment by card. */
export const deleteScheduledCard = defineCall({
  name: 'deleteScheduledCard',
  method: 'POST',
  path: '/api/PaymentScheduled/DeleteCard',
  session: 'required',
  effect: 'writes',
  codes: codes<DeletionCode | keyof typeof scheduledCodes>(),
  request: deletion,
  response: deletionAnswer,
});

export const deleteScheduledCardDocs = (): DocumentedCall<typeof deleteScheduledCard> => ({
  ...deleteScheduledCard,
  summary: 'Deletes a scheduled payment by card. Repeating the call gives the same answer.',
  meanings: { ...deletionCodes, ...scheduledCodes },
  example: { ...succeeded, paymentToken: 'payment-token-2' },
});

/** Deletes the recurring payment by bank account. */
export const deleteRecurringBank = defineCall({
  name: 'deleteRecurringBank',
  method: 'POST',
  path: '/api/PaymentRecurring/DeleteAch',
  session: 'required',
  effect: 'writes',
  codes: codes<DeletionCode | keyof typeof recurringCodes>(),
  request: deletion,
  response: deletionAnswer,
});

export const deleteRecurringBankDocs = (): DocumentedCall<typeof deleteRecurringBank> => ({
  ...deleteRecurringBank,
  summary:
    'Deletes the recurring payment by bank account. Repeating the call gives the same answer.',
  meanings: { ...deletionCodes, ...recurringCodes },
  example: { ...succeeded, paymentToken: 'payment-token-2' },
});

/** Deletes the recurring payment by card. */
export const deleteRecurringCard = defineCall({
  name: 'deleteRecurringCard',
  method: 'POST',
  path: '/api/PaymentRecurring/DeleteCard',
  session: 'required',
  effect: 'writes',
  codes: codes<DeletionCode | keyof typeof recurringCodes>(),
  request: deletion,
  response: deletionAnswer,
});

export const deleteRecurringCardDocs = (): DocumentedCall<typeof deleteRecurringCard> => ({
  ...deleteRecurringCard,
  summary: 'Deletes the recurring payment by card. Repeating the call gives the same answer.',
  meanings: { ...deletionCodes, ...recurringCodes },
  example: { ...succeeded, paymentToken: 'payment-token-2' },
});

/** Skips the next debit of the recurring payment, by bank account or card (D185). */
export const skipNextDebit = defineCall({
  name: 'skipNextDebit',
  method: 'POST',
  path: '/api/PaymentRecurring/SkipNext',
  session: 'required',
  effect: 'writes',
  optional: true,
  codes: codes<'SkipNotAllowed' | 'TokenExpired' | 'Error'>(),
  request: skippedDebit,
  response: deletionAnswer,
});

export const skipNextDebitDocs = (): DocumentedCall<typeof skipNextDebit> => ({
  ...skipNextDebit,
  summary:
    'Skips the next debit of the recurring payment, by its day as NextDebits names it. What is due stays due; the debits after it are taken. Repeating the call gives the same answer.',
  meanings: {
    SkipNotAllowed:
      'It cannot be skipped: it has been taken, is not the next one, or skipping is not allowed.',
    TokenExpired: 'The token has expired; call GetPaymentInfo again.',
    Error: 'It could not be skipped.',
  },
  example: { ...succeeded, paymentToken: 'payment-token-2' },
});
