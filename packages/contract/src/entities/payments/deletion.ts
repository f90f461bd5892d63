import { answer, entity } from '../../codec/entity';
import { text } from '../../codec/fields';

/** Which planned payment to delete (payments §7). */
export const deletion = entity({
  /** EncryptedString of a scheduled payment, EncryptedData of the recurring one. */
  payment: entity({ encryptedString: text, loanAccountNumber: text }),
  /** The token of GetPaymentInfo, or of the previous deletion. */
  token: text,
});

/** The new token replaces the one sent. */
export const deletionAnswer = answer({ token: text });

/** Why a planned payment is not deleted (payments §8). */
export const deletionCodes = {
  DeleteNotAllowed: 'It cannot be deleted: the lender does not allow it, or it has been posted.',
  TokenExpired: 'The token has expired; call GetPaymentInfo again.',
  Error: 'It could not be deleted.',
} as const;

export type DeletionCode = keyof typeof deletionCodes;

/** The same for a scheduled payment; hosts also report which kind cannot be changed. */
export const scheduledDeletionCodes = {
  ...deletionCodes,
  ScheduledAchNotModifiable: 'Scheduled payments by bank account cannot be modified.',
  ScheduledCardNotModifiable: 'Scheduled payments by card cannot be modified.',
} as const;

export type ScheduledDeletionCode = keyof typeof scheduledDeletionCodes;

/** The same for a recurring payment; hosts also report which kind cannot be deleted. */
export const recurringDeletionCodes = {
  ...deletionCodes,
  RecurringNotDeletable: 'A recurring payment cannot be deleted.',
  RecurringAchNotDeletable: 'A recurring payment by bank account cannot be deleted.',
  RecurringCardNotDeletable: 'A recurring payment by card cannot be deleted.',
} as const;

export type RecurringDeletionCode = keyof typeof recurringDeletionCodes;
