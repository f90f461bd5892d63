/** The facts of a scheduled or recurring payment that decide on its deletion. */
export type PlannedPayment = {
  readonly canDelete: boolean;
  /** Only scheduled payments have this flag; a posted one cannot be deleted (payments §6). */
  readonly hasBeenPosted?: boolean;
};

export type DeletionSettings = {
  /** allowDeleteRecurringOption or allowDeleteScheduledPaymentsOption. */
  readonly allowed: boolean;
  /**
   * Scheduled payments are managed outside the suite: the notice is shown if any cannot be deleted.
   */
  readonly externalManager: boolean;
};

/** Both the payment and the lender have to allow it (payments §6). */
export function mayDelete(payment: PlannedPayment, allowed: boolean): boolean {
  return allowed && payment.canDelete && payment.hasBeenPosted !== true;
}

/**
 * Whether to show the lender's notice about payments that cannot be deleted: when none can be, or,
 * under an external manager, when any cannot (payments §6).
 */
export function deletionBlocked(
  payments: readonly PlannedPayment[],
  { allowed, externalManager }: DeletionSettings,
): boolean {
  if (payments.length === 0) return false;
  const deletable = payments.filter((payment) => mayDelete(payment, allowed)).length;
  return externalManager ? deletable < payments.length : deletable === 0;
}
