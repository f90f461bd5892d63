import { backToSteps, type FlowContext } from '../flow-context';
import type { Method } from '../methods/method';
import { needsReload, type PaymentRefusal } from '../paying.errors';
import { reloadOutdated } from '../steps/reload-loan';
import type { Intent } from '../delivery/intent';

/** Opens the terms that a refused payment lacks; false if these are not what it lacks. */
type OpenTerms = (refusal: PaymentRefusal, method: Method | undefined) => boolean;

/**
 * The ends of a sent intent, and what is kept of it until one of them: its loan is locked to its key
 * in every tab (D121, D159).
 */
export function createIntentEnds(flow: FlowContext, openTerms: OpenTerms) {
  const { ports, step } = flow;

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

  const refuse = (intent: Intent, refusal: PaymentRefusal) => {
    release(intent);
    if (openTerms(refusal, intent.reviewed?.submission.method)) return;
    backToSteps(flow, refusal);
    if (needsReload(refusal)) reloadOutdated(flow);
  };

  /**
   * The host has not received it and never will under its key, so that it can be sent under another
   * one. After a reload and in another tab there is nothing to send: the borrower starts over.
   */
  const notMade = (intent: Intent) => {
    const { reviewed } = intent;
    if (!reviewed) return refuse(intent, { text: 'errorEarlierNotMade' });
    release(intent);
    const unsent = { key: ports.newKey(), sentAt: undefined, mayHaveArrived: false };
    step.value = {
      at: 'notSent',
      intent: { ...intent, ...unsent },
      reviewed,
      text: 'errorConnection',
    };
  };

  /** Keeps the key of an intent whose outcome is not known, for every tab and after a reload. */
  const keep = async (intent: Intent): Promise<void> => {
    const { key, accountNumber, doNotResubmit, sentAt = ports.now() } = intent;
    await ports.locks.lock(accountNumber, { key, sentAt, doNotResubmit });
    ports.intents.write(intent);
  };

  return { release, finish, refuse, notMade, keep };
}

export type IntentEnds = ReturnType<typeof createIntentEnds>;
