import { createDelivery } from './delivery';
import { createDrafting } from './drafting';
import { backToSteps, isEditable, type Stage } from './stage';
import { confirmationOf } from './submission';

/** The confirmation, and the ways on from a payment that did not go through at once. */
export function createSubmitting(stage: Stage) {
  const { ports, place, planned } = stage;
  const delivery = createDelivery(stage);
  const drafting = createDrafting(stage);

  return {
    check: delivery.check,
    viewDraft: drafting.view,
    prepareDraft: drafting.prepareAgain,

    review() {
      const current = place.peek();
      const ready = planned()?.ready;
      if (!ready || !isEditable(current)) return;
      if (current.at === 'choosing' && current.refusal?.locks) return;
      if (ready.pastCutoff) backToSteps(stage, { text: 'errorCutoff' });
      else drafting.ask(ready.submission);
    },

    cancelReview() {
      if (place.peek().at === 'confirming') backToSteps(stage);
    },

    /** When midnight passes under the open dialog, it shows the payment anew instead of sending it. */
    confirm() {
      const current = place.peek();
      if (current.at !== 'confirming') return;
      const ready = planned()?.ready;
      if (!ready || ready.pastCutoff) {
        backToSteps(stage);
        return;
      }
      if (ready.submission.frequencyInfo.date !== current.submission.frequencyInfo.date) {
        drafting.ask(ready.submission);
        return;
      }
      const { draft } = current;
      if (draft && !(draft.at === 'ready' && draft.viewed)) return;
      const submission = {
        ...ready.submission,
        draftAgreementToken: draft?.at === 'ready' ? draft.token : undefined,
      };
      const intent = {
        key: ports.newKey(),
        submission,
        confirmation: confirmationOf(submission),
        mayHaveArrived: false,
        referenceNumber: undefined,
      };
      void delivery.submit(intent, submission);
    },

    retry() {
      const current = place.peek();
      if (current.at === 'notSent') void delivery.submit(current.intent, current.submission);
    },

    checkAgain() {
      const current = place.peek();
      if (current.at === 'unresolved') void delivery.check(current.intent);
    },
  };
}
