import type { Core } from '@portico/core/internal';
import { readConfirmation, type Confirmation } from '../confirmation';
import { intentKey } from '../intent-key';

/**
 * The confirmation that the payment screen has passed; else the tab's last one of this session,
 * which the payment screen has kept there, after a reload or on the way back.
 */
export function arrivedConfirmation(core: Core): Confirmation | undefined {
  const passed = core.takeScreenData('paymentConfirm');
  if (passed?.kind !== 'payment') return readConfirmation(core.session.peek()?.lastPayment);
  core.environment.sessionStorage?.remove(intentKey);
  return readConfirmation(passed.confirmation);
}
