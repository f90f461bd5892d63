import { needsDraftAgreement } from '@portico/rules';
import { kindOf } from './method';
import type { Draft, Place } from './paying.state';
import type { Stage } from './stage';
import type { Submission } from './submission';

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

  const prepare = async (submission: Submission) => {
    const asked: Confirming = { at: 'confirming', submission, draft: { at: 'preparing' } };
    place.value = asked;
    const made = await ports.prepareDraft(submission);
    if (disposed() || place.peek() !== asked) return;
    const draft: Draft = made ? { at: 'ready', viewed: false, ...made } : { at: 'failed' };
    place.value = { ...asked, draft };
  };

  return {
    ask(submission: Submission) {
      const required = ports.basis().settings.requireDraft;
      const { type } = kindOf(submission.method);
      if (needsDraftAgreement(type, submission.kind, required)) void prepare(submission);
      else place.value = { at: 'confirming', submission, draft: undefined };
    },
    view() {
      const current = confirming();
      if (current?.draft?.at === 'ready') {
        place.value = { ...current, draft: { ...current.draft, viewed: true } };
      }
    },
    prepareAgain() {
      const current = confirming();
      if (current?.draft?.at === 'failed') void prepare(current.submission);
    },
  };
}
