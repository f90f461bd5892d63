import { assertNever } from '@portico/rules';
import { backToSteps, type FlowContext } from '../flow-context';
import type { DeliveryEvents, Handlers } from '../paying.events';
import { refusalOf } from '../paying.errors';
import type { SendAnswer } from '../paying.ports';
import type { ReadyPayment } from '../plan/plan';
import { createOutcomeHandling } from './handle-outcome';
import type { Intent } from './intent';
import type { LoanLock } from './loan-locks';

/**
 * Sends a confirmed intent, with the same key each time. Until the outcome is known, its loan is
 * locked to that key in every tab (D121, D159). Only one tab at a time does this.
 */
export function createDelivery(flow: FlowContext) {
  const { ports, step, disposed } = flow;
  const outcomes = createOutcomeHandling(flow);

  const submit = async (intent: Intent, reviewed: ReadyPayment): Promise<void> => {
    step.value = { at: 'submitting', intent, reviewed };
    const lock = await ports.withTabLock(() => sendUnlessLocked(intent, reviewed), true);
    if (lock === 'done' || disposed()) return;
    if (intent.mayHaveArrived) {
      step.value = { at: 'notSent', intent, reviewed, text: 'errorOtherTab' };
    } else {
      backToSteps(flow, { text: 'errorOtherTab' });
    }
  };

  /** Another tab may meanwhile have sent a payment of the loan, or found this one's outcome. */
  const sendUnlessLocked = async (confirmed: Intent, reviewed: ReadyPayment): Promise<void> => {
    const { key, accountNumber, sentAt = ports.now() } = confirmed;
    const intent = { ...confirmed, sentAt };
    const lock = await ports.locks.find(accountNumber);
    if (disposed()) return;
    const isSettled = !lock && intent.mayHaveArrived;
    if (!lock) await ports.locks.lock(accountNumber, { key, sentAt });
    // Not sent again: if the other tab found that it was not made, another may have been made since.
    if (isSettled || (lock && lock.key !== key)) {
      ports.intents.clear();
      await outcomes.lookUp(lockedIntent(accountNumber, lock ?? { key, sentAt }));
    } else {
      ports.intents.write(intent);
      const answer = await ports.send(reviewed.submission, key);
      if (!disposed()) await handleAnswer(intent, answer);
    }
  };

  const handleAnswer = async (intent: Intent, answer: SendAnswer): Promise<void> => {
    switch (answer.status) {
      case 'posted':
        return outcomes.finish(intent, answer.referenceNumber);
      case 'refused': {
        const refusal = refusalOf(answer.codes);
        return refusal.contactFirst
          ? outcomes.lookUp(intent, refusal)
          : outcomes.refuse(intent, refusal);
      }
      case 'notSent':
        if (!intent.mayHaveArrived) ports.locks.unlock(intent.key);
        return outcomes.offerRetry(intent);
      case 'lost':
        return outcomes.lookUp(intent);
      default:
        return assertNever(answer);
    }
  };

  const check = async (intent: Intent): Promise<void> => {
    step.value = { at: 'checking', intent };
    await ports.withTabLock(() => outcomes.lookUp(intent), false);
  };

  const handlers: Handlers<DeliveryEvents> = {
    checkAgain() {
      const current = step.peek();
      if (current.at === 'unresolved') void check(current.intent);
    },
    sendAgain() {
      const current = step.peek();
      if (current.at !== 'unresolved' || current.canLookUp) return;
      const { intent } = current;
      if (!intent.reviewed || !flow.now().settings.resendSameKey) return;
      void submit(intent, intent.reviewed);
    },
    startOver() {
      const current = step.peek();
      if (current.at === 'unresolved' && !current.canLookUp) outcomes.startOver(current.intent);
    },
  };

  return {
    handlers,
    submit,
    check,
    /** Looks up the payment that locks a loan, whichever tab sent it. */
    checkLock: (accountNumber: string, lock: LoanLock) => check(lockedIntent(accountNumber, lock)),
  };
}

/** A payment of which only the lock is known. */
function lockedIntent(accountNumber: string, { key, sentAt }: LoanLock): Intent {
  const unknown = { reviewed: undefined, confirmation: undefined };
  return { key, accountNumber, sentAt, ...unknown, mayHaveArrived: true };
}
