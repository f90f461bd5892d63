import { assertNever } from '@portico/rules';
import { findOutcome } from './find-outcome';
import { refusalOf } from './payment.errors';
import { planOf } from './payment.plan';
import { backToSteps, isEditable, type Stage } from './stage';
import { confirmationOf, type Intent, type Submission } from './submission';

/**
 * From the confirmation to the outcome. One intent has one key, kept however often it is sent; a
 * payment whose outcome is not known is looked up and never counts as failed (D121).
 */
export function createSubmitting(stage: Stage) {
  const { ports, choices, place } = stage;
  const planned = () => planOf(choices.peek(), ports.basis())?.ready;

  const review = () => {
    const current = place.peek();
    const ready = planned();
    if (!ready || !isEditable(current)) return;
    if (current.at === 'choosing' && current.refusal?.locks) return;
    if (ready.pastCutoff) backToSteps(stage, { text: 'dateCutoff' });
    else place.value = { at: 'confirming', submission: ready.submission };
  };

  /** When midnight passes under the open dialog, it shows the payment anew instead of sending it. */
  const confirm = (shown: Submission) => {
    const ready = planned();
    if (!ready || ready.pastCutoff) return backToSteps(stage);
    const { submission } = ready;
    if (submission.frequencyInfo.date !== shown.frequencyInfo.date) {
      place.value = { at: 'confirming', submission };
      return undefined;
    }
    const confirmation = confirmationOf(submission);
    const key = ports.newKey();
    return submit({ key, submission, confirmation, mayHaveArrived: false });
  };

  const submit = async (intent: Intent) => {
    if (!intent.submission) return undefined;
    ports.intents.write(intent);
    place.value = { at: 'submitting', intent };
    const answer = await ports.send(intent.submission, intent.key);
    if (stage.disposed()) return undefined;
    switch (answer.status) {
      case 'posted':
        return finish(intent, answer.referenceNumber);
      case 'refused':
        return refuse(answer.codes);
      case 'notSent':
        return notSent(intent);
      case 'unknown':
        return check({ ...intent, mayHaveArrived: true });
      default:
        return assertNever(answer);
    }
  };

  const check = async (intent: Intent) => {
    place.value = { at: 'checking', intent };
    const answer = await findOutcome(() => ports.outcome(intent.key), ports.wait);
    if (stage.disposed()) return undefined;
    switch (answer.status) {
      case 'posted':
        return finish(intent, answer.referenceNumber);
      case 'refused':
        return refuse(answer.codes);
      case 'unknown':
        return notSent(intent);
      case 'processing':
      case 'unanswered':
        place.value = { at: 'unresolved', intent };
        return undefined;
      default:
        return assertNever(answer);
    }
  };

  /** The host has not got it. After a reload nothing is left to send again: the borrower starts over. */
  const notSent = (intent: Intent) => {
    if (intent.submission) {
      place.value = { at: 'notSent', intent };
    } else {
      ports.intents.clear();
      backToSteps(stage, { text: 'errorConnection' });
    }
  };

  const refuse = (codes: readonly string[]) => {
    ports.intents.clear();
    backToSteps(stage, refusalOf(codes));
  };

  const finish = (intent: Intent, referenceNumber: string) => {
    ports.intents.clear();
    const confirmation = { ...intent.confirmation, referenceNumber };
    place.value = { at: 'done', confirmation };
    ports.paid(confirmation);
  };

  return {
    review,
    check,
    cancelReview() {
      if (place.peek().at === 'confirming') backToSteps(stage);
    },
    confirm() {
      const current = place.peek();
      if (current.at === 'confirming') void confirm(current.submission);
    },
    retry() {
      const current = place.peek();
      if (current.at === 'notSent') void submit(current.intent);
    },
    checkAgain() {
      const current = place.peek();
      if (current.at === 'unresolved') void check(current.intent);
    },
  };
}
