import { needsDraftAgreement } from '@portico/rules';
import type { FlowContext } from '../flow-context';
import { kindOf } from '../methods/method';
import type { Draft, Step } from '../paying.state';
import type { ReadyPayment } from '../plan/plan';

type Confirming = Extract<Step, { at: 'confirming' }>;

/**
 * Opens the confirmation, with the draft agreement if the payment needs one (D67). The agreement is
 * requested for each confirmation, so that it is never that of another payment.
 *
 * @param changed whether the payment differs from the one that was confirmed
 */
export function openConfirmation(
  flow: FlowContext,
  reviewed: ReadyPayment,
  changed: boolean,
): void {
  const { kind, method } = reviewed.submission;
  const required = flow.now().settings.requireDraft;
  const opened: Confirming = { at: 'confirming', reviewed, draft: undefined, changed };
  if (needsDraftAgreement(kindOf(method).type, kind, required)) void prepareDraft(flow, opened);
  else flow.step.value = opened;
}

/** Requests the agreement of the payment that is being confirmed. */
export async function prepareDraft(flow: FlowContext, confirming: Confirming): Promise<void> {
  const { ports, step, disposed } = flow;
  const preparing: Confirming = { ...confirming, draft: { at: 'preparing' } };
  step.value = preparing;
  const prepared = await ports.prepareDraft(preparing.reviewed.submission);
  if (disposed() || step.peek() !== preparing) return;
  const draft: Draft = prepared ? { at: 'ready', viewed: false, ...prepared } : { at: 'failed' };
  step.value = { ...preparing, draft };
}
