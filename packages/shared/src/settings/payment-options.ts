import { flag, richText } from '@portico/core/internal';

/** Payments can be dated on a Saturday. */
export const allowSaturdayOption = flag('achPaymentOptions.allowSaturdayOption');

/** Payments can be dated on a Sunday. */
export const allowSundayOption = flag('achPaymentOptions.allowSundayOption');

/** Card payments can be dated on any Saturday and Sunday. */
export const cardWeekendsOption = flag('cardPaymentOptions.cardWeekendsOption');

/**
 * Scheduled and recurring ACH payments need the draft agreement; lists Documents in the navigation.
 */
export const requireAchDraftAgreementOption = flag(
  'achPaymentOptions.requireAchDraftAgreementOption',
);

/** Scheduled payments that can be deleted show a delete control. */
export const allowDeleteScheduledPaymentsOption = flag(
  'generalPaymentOptions.allowDeleteScheduledPaymentsOption',
);

/**
 * Another system manages scheduled payments: shows that deletion is blocked as soon as one payment
 * cannot be deleted.
 */
export const externalScheduledPaymentManagerOption = flag(
  'generalPaymentOptions.externalScheduledPaymentManagerOption',
);

/** Shown when scheduled payments cannot be deleted; nothing when empty. */
export const scheduledDeletionBlockedText = richText(
  'generalPaymentOptions.scheduledDeletionBlockedText',
);
