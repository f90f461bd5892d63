import type { PaymentKind } from './payment-kind';
import type { PaymentType } from './payment-type';

/**
 * Whether a payment needs the ACH draft agreement: by bank account on a later day, one-time or
 * recurring (D67).
 */
export function needsDraftAgreement(
  type: PaymentType,
  kind: PaymentKind,
  requireAchDraftAgreement: boolean,
): boolean {
  return requireAchDraftAgreement && type === 'ach' && kind !== 'immediate';
}
