import { assertNever } from '@portico/rules';
import { findOutcome, type OutcomeAnswer } from './find-outcome';
import { refusalOf } from './paying.errors';
import type { SendAnswer } from './paying.ports';
import { backToSteps, type Stage } from './stage';
import type { Intent, Submission } from './submission';

/**
 * Takes a confirmed intent to its outcome. It has one key, kept however often it is sent; one whose
 * outcome is not known is looked up by it and never counts as failed (D121). No two tabs do this at
 * a time.
 */
export function createDelivery(stage: Stage) {
  const { ports, place, disposed } = stage;

  const submit = async (intent: Intent, submission: Submission): Promise<void> => {
    place.value = { at: 'submitting', intent };
    const turn = await ports.alone(async () => {
      ports.intents.write(intent);
      const answer = await ports.send(submission, intent.key);
      if (!disposed()) await settle(intent, answer);
    }, true);
    if (turn === 'busy' && !disposed()) backToSteps(stage, { text: 'errorOtherTab' });
  };

  const check = async (intent: Intent): Promise<void> => {
    place.value = { at: 'checking', intent };
    await ports.alone(() => lookUp(intent), false);
  };

  const lookUp = async (intent: Intent): Promise<void> => {
    place.value = { at: 'checking', intent };
    const answer = await findOutcome(() => ports.outcome(intent.key), ports.wait);
    if (!disposed()) await settle(intent, answer);
  };

  const settle = async (intent: Intent, answer: SendAnswer | OutcomeAnswer): Promise<void> => {
    switch (answer.status) {
      case 'posted':
        finish(intent, answer.referenceNumber);
        break;
      case 'refused':
        ports.intents.clear();
        backToSteps(stage, refusalOf(answer.codes));
        break;
      case 'notSent':
      case 'absent':
        offerRetry(intent);
        break;
      case 'lost':
        await lookUp({ ...intent, mayHaveArrived: true });
        break;
      case 'processing':
      case 'unanswered':
        place.value = { at: 'unresolved', intent };
        break;
      default:
        assertNever(answer);
    }
  };

  /** After a reload nothing is left to send again: the borrower starts over. */
  const offerRetry = (intent: Intent) => {
    const { submission } = intent;
    if (submission) {
      place.value = { at: 'notSent', intent, submission };
    } else {
      ports.intents.clear();
      backToSteps(stage, { text: 'errorConnection' });
    }
  };

  /** A reload that overtakes the confirmation page must not find an empty form. */
  const finish = (intent: Intent, referenceNumber: string) => {
    if (ports.confirmsElsewhere()) ports.intents.write({ ...intent, referenceNumber });
    else ports.intents.clear();
    const confirmation = { ...intent.confirmation, referenceNumber };
    place.value = { at: 'done', confirmation };
    ports.paid(confirmation);
  };

  return { submit, check };
}
