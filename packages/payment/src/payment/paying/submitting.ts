import { createDelivery } from './delivery';
import { planOf } from './paying.plan';
import { backToSteps, isEditable, type Stage } from './stage';
import { confirmationOf } from './submission';

/** The confirmation, and the ways on from a payment that did not go through at once. */
export function createSubmitting(stage: Stage) {
  const { ports, choices, place } = stage;
  const delivery = createDelivery(stage);
  const planned = () => planOf(choices.peek(), ports.basis())?.ready;

  return {
    check: delivery.check,

    review() {
      const current = place.peek();
      const ready = planned();
      if (!ready || !isEditable(current)) return;
      if (current.at === 'choosing' && current.refusal?.locks) return;
      if (ready.pastCutoff) backToSteps(stage, { text: 'dateCutoff' });
      else place.value = { at: 'confirming', submission: ready.submission };
    },

    cancelReview() {
      if (place.peek().at === 'confirming') backToSteps(stage);
    },

    /** When midnight passes under the open dialog, it shows the payment anew instead of sending it. */
    confirm() {
      const current = place.peek();
      if (current.at !== 'confirming') return;
      const ready = planned();
      if (!ready || ready.pastCutoff) {
        backToSteps(stage);
        return;
      }
      const { submission } = ready;
      if (submission.frequencyInfo.date !== current.submission.frequencyInfo.date) {
        place.value = { at: 'confirming', submission };
        return;
      }
      const confirmation = confirmationOf(submission);
      const key = ports.newKey();
      void delivery.submit({ key, submission, confirmation, mayHaveArrived: false }, submission);
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
