import type { Executor } from '@portico/server/parts';
import { stopTextAlerts } from '../user-alerts-store';
import { recordConsent, type Decision } from './consent-store';
import { deleteSubscriptions } from './subscription-store';

/**
 * Records which phones take texts now and which do no longer. A phone that does not has no
 * subscriptions either, and without any such phone no alert is sent by text.
 */
export async function changeTexting(
  tx: Executor,
  decision: Decision,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const { borrowerId } = decision;
  for (const phone of before.filter((number) => !after.includes(number))) {
    await deleteSubscriptions(tx, borrowerId, phone);
    await recordConsent(tx, decision, { phone, given: false });
  }
  for (const phone of after.filter((number) => !before.includes(number))) {
    await recordConsent(tx, decision, { phone, given: true });
  }
  if (before.length > 0 && after.length === 0) await stopTextAlerts(tx, borrowerId);
}
