import type { ApiError } from '@portico/core';
import type { Planned } from './planned-payments.state';
import type { PlannedPaymentsTextKey } from './planned-payments.texts';

type Texts = {
  readonly notAllowed: PlannedPaymentsTextKey;
  readonly failed: PlannedPaymentsTextKey;
};

const texts: Readonly<Record<Planned['kind'], Texts>> = {
  scheduled: { notAllowed: 'errorScheduledNotAllowed', failed: 'errorScheduled' },
  recurring: { notAllowed: 'errorRecurringNotAllowed', failed: 'errorRecurring' },
};

/** Why a payment was not deleted: the host does not allow it, or it failed (payments §8). */
export function refusedDeletionText(
  kind: Planned['kind'],
  error: ApiError,
): PlannedPaymentsTextKey {
  const code = error.kind === 'rejected' ? error.codes[0] : undefined;
  return texts[kind][code === 'DeleteNotAllowed' ? 'notAllowed' : 'failed'];
}
