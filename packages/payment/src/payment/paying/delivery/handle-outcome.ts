import { assertNever } from '@portico/rules';
import { findOutcome, type OutcomeAnswer } from './find-outcome';
import type { Intent } from './intent';
import { needsReload, refusalOf, type Refusal } from '../paying.errors';
import { backToSteps, type FlowContext } from '../flow-context';
import { reloadOutdated } from '../steps/reload-loan';

/**
 * Handles the outcome of a sent intent. An unknown outcome is looked up by its key and never counts
 * as failed; until it is known, the loan stays locked to that key (D121, D159).
 */
export function createOutcomeHandling(flow: FlowContext) {
  const { ports, step, disposed } = flow;

  const release = ({ key }: Intent) => {
    ports.locks.unlock(key);
    ports.intents.clear();
  };

  /** Stores the result: a reload before the confirmation page opens must not show an empty form. */
  const finish = (intent: Intent, referenceNumber: string) => {
    release(intent);
    ports.accountsChanged();
    if (!intent.confirmation) {
      step.value = { at: 'choosing', refusal: undefined, earlierPaid: referenceNumber };
      return;
    }
    if (ports.confirmsElsewhere()) ports.intents.write(intent, referenceNumber);
    const confirmation = { ...intent.confirmation, referenceNumber };
    step.value = { at: 'done', confirmation };
    ports.paid(confirmation);
  };

  const refuse = (intent: Intent, refusal: Refusal) => {
    release(intent);
    backToSteps(flow, refusal);
    if (needsReload(refusal)) reloadOutdated(flow);
  };

  /** After a reload or in another tab there is nothing to send again: the borrower starts over. */
  const offerRetry = (intent: Intent, refusal?: Refusal) => {
    const { reviewed, confirmation } = intent;
    const text = refusal?.text ?? 'errorConnection';
    if (reviewed) step.value = { at: 'notSent', intent, reviewed, text };
    else refuse(intent, { text: confirmation ? text : 'errorEarlierNotMade' });
  };

  const stayLocked = (intent: Intent, { status }: OutcomeAnswer, refusal?: Refusal) => {
    const canLookUp = status !== 'unsupported';
    step.value = { at: 'unresolved', intent, refusal, canLookUp };
  };

  const handle = (intent: Intent, answer: OutcomeAnswer, refusal?: Refusal): void => {
    switch (answer.status) {
      case 'posted':
        return finish(intent, answer.referenceNumber);
      case 'refused': {
        const refused = refusalOf(answer.codes);
        if (refused.text === 'errorDoNotResubmit') return stayLocked(intent, answer, refused);
        return refuse(
          intent,
          refused.contactFirst ? { ...refused, disablesSubmit: true } : refused,
        );
      }
      case 'absent':
        if (refusal?.text === 'errorDoNotResubmit') return stayLocked(intent, answer, refusal);
        return offerRetry(intent, refusal);
      case 'processing':
      case 'unanswered':
      case 'unsupported':
        return stayLocked(intent, answer, refusal);
      default:
        return assertNever(answer);
    }
  };

  return {
    finish,
    refuse,
    offerRetry,

    /** @param refusal the host's refusal, if the borrower should contact the lender first */
    async lookUp(sent: Intent, refusal?: Refusal): Promise<void> {
      const intent = { ...sent, mayHaveArrived: true };
      step.value = { at: 'checking', intent };
      const answer = await findOutcome(() => ports.outcome(intent.key), ports.wait);
      if (!disposed()) handle(intent, answer, refusal);
    },

    /** The lender has confirmed to the borrower that it was not made (D160). */
    startOver(intent: Intent): void {
      release(intent);
      backToSteps(flow);
    },
  };
}
