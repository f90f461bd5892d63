import { needsDraftAgreement } from '@portico/rules';
import { kindOf } from '../methods/method';
import type { ReadyPayment } from '../plan/plan';
import type { Draft, Step } from '../paying.state';
import type { FlowContext } from '../flow-context';

type Confirming = Extract<Step, { at: 'confirming' }>;

/**
 * Opens the confirmation, with the draft agreement if the payment needs one (D67). The agreement is
 * requested for each confirmation, so that it is never that of another payment.
 */
export function createDrafting({ ports, step, disposed }: FlowContext) {
  const confirming = () => {
    const current = step.peek();
    return current.at === 'confirming' ? current : undefined;
  };

  const prepare = async (unprepared: Confirming) => {
    const asked: Confirming = { ...unprepared, draft: { at: 'preparing' } };
    step.value = asked;
    const made = await ports.prepareDraft(asked.reviewed.submission);
    if (disposed() || step.peek() !== asked) return;
    const draft: Draft = made ? { at: 'ready', viewed: false, ...made } : { at: 'failed' };
    step.value = { ...asked, draft };
  };

  return {
    /** @param changed whether the payment differs from the one that was confirmed */
    ask(reviewed: ReadyPayment, changed: boolean) {
      const { kind, method } = reviewed.submission;
      const required = ports.context().settings.requireDraft;
      const asked: Confirming = {
        at: 'confirming',
        reviewed,
        draft: undefined,
        changed,
        refreshing: false,
      };
      if (needsDraftAgreement(kindOf(method).type, kind, required)) void prepare(asked);
      else step.value = asked;
    },
    view() {
      const current = confirming();
      if (current?.draft?.at === 'ready') {
        step.value = { ...current, draft: { ...current.draft, viewed: true } };
      }
    },
    prepareAgain() {
      const current = confirming();
      if (current?.draft?.at === 'failed') void prepare(current);
    },
  };
}
