import { needsDraftAgreement } from '@portico/rules';
import { kindOf } from './method';
import type { ReadyPayment } from './paying.plan';
import type { Draft, Place } from './paying.state';
import type { Stage } from './stage';

type Confirming = Extract<Place, { at: 'confirming' }>;

/**
 * Opens the confirmation, with the draft agreement where the payment needs one (D67). The agreement
 * is made anew for each confirmation, so that it is never that of another payment.
 */
export function createDrafting({ ports, place, disposed }: Stage) {
  const confirming = () => {
    const current = place.peek();
    return current.at === 'confirming' ? current : undefined;
  };

  const prepare = async (unprepared: Confirming) => {
    const asked: Confirming = { ...unprepared, draft: { at: 'preparing' } };
    place.value = asked;
    const made = await ports.prepareDraft(asked.reviewed.submission);
    if (disposed() || place.peek() !== asked) return;
    const draft: Draft = made ? { at: 'ready', viewed: false, ...made } : { at: 'failed' };
    place.value = { ...asked, draft };
  };

  return {
    /** @param changed whether it is asked again, because something is no longer as it was confirmed */
    ask(reviewed: ReadyPayment, changed: boolean) {
      const { kind, method } = reviewed.submission;
      const required = ports.basis().settings.requireDraft;
      const asked: Confirming = {
        at: 'confirming',
        reviewed,
        draft: undefined,
        changed,
        refreshing: false,
      };
      if (needsDraftAgreement(kindOf(method).type, kind, required)) void prepare(asked);
      else place.value = asked;
    },
    view() {
      const current = confirming();
      if (current?.draft?.at === 'ready') {
        place.value = { ...current, draft: { ...current.draft, viewed: true } };
      }
    },
    prepareAgain() {
      const current = confirming();
      if (current?.draft?.at === 'failed') void prepare(current);
    },
  };
}
