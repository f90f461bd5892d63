/** A scheduled or recurring payment, as far as deleting it goes. */
export type PlannedPayment = {
  readonly canDelete: boolean;
  /** Only a scheduled payment is ever posted; a posted one stays (payments §6). */
  readonly hasBeenPosted?: boolean;
};

export type DeletionSettings = {
  /** allowDeleteRecurringOption or allowDeleteScheduledPaymentsOption. */
  readonly allowed: boolean;
  /** Scheduled payments are managed elsewhere: one that cannot be deleted is reason enough to say so. */
  readonly externalManager: boolean;
};

/** Both the payment and the lender have to allow it (payments §6). */
export function mayDelete(payment: PlannedPayment, allowed: boolean): boolean {
  return allowed && payment.canDelete && payment.hasBeenPosted !== true;
}

/**
 * Whether the lender's text about payments that cannot be deleted belongs below their list: when
 * none can be, or, under an external manager, when any cannot (payments §6).
 */
export function deletionBlocked(
  payments: readonly PlannedPayment[],
  { allowed, externalManager }: DeletionSettings,
): boolean {
  if (payments.length === 0) return false;
  const deletable = payments.filter((payment) => mayDelete(payment, allowed)).length;
  return externalManager ? deletable < payments.length : deletable === 0;
}
