import { assertNever } from '@portico/rules';
import type { Intent } from './intent';
import type { LoanLock } from './loan-locks';
import { refusalOf } from '../paying.errors';
import type { ReadyPayment } from '../plan/plan';
import type { SendAnswer } from '../paying.ports';
import { createSettling } from './handle-outcome';
import { backToSteps, type FlowContext } from '../flow-context';

/**
 * Sends a confirmed intent, with the same key each time. Until the outcome is known, its loan is
 * locked to that key in every tab (D121, D159). Only one tab at a time does this.
 */
export function createDelivery(flow: FlowContext) {
  const { ports, step, disposed } = flow;
  const settling = createSettling(flow);

  const submit = async (intent: Intent, reviewed: ReadyPayment): Promise<void> => {
    step.value = { at: 'submitting', intent, reviewed };
    const turn = await ports.withTabLock(() => sendUnlessLocked(intent, reviewed), true);
    if (turn === 'done' || disposed()) return;
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
    if (lock && lock.key !== key) {
      ports.intents.clear();
      await settling.lookUp(lockedIntent(accountNumber, lock));
    } else if (!lock && intent.mayHaveArrived) {
      ports.intents.clear();
      backToSteps(flow, { text: 'errorSettledElsewhere' });
    } else {
      await ports.locks.lock(accountNumber, { key, sentAt });
      ports.intents.write(intent);
      const answer = await ports.send(reviewed.submission, key);
      if (!disposed()) await settle(intent, answer);
    }
  };

  const settle = async (intent: Intent, answer: SendAnswer): Promise<void> => {
    switch (answer.status) {
      case 'posted':
        return settling.finish(intent, answer.referenceNumber);
      case 'refused': {
        const refusal = refusalOf(answer.codes);
        return refusal.contactFirst
          ? settling.lookUp(intent, refusal)
          : settling.refuse(intent, refusal);
      }
      case 'notSent':
        if (!intent.mayHaveArrived) ports.locks.unlock(intent.key);
        return settling.offerRetry(intent);
      case 'lost':
        return settling.lookUp(intent);
      default:
        return assertNever(answer);
    }
  };

  const check = async (intent: Intent): Promise<void> => {
    step.value = { at: 'checking', intent };
    await ports.withTabLock(() => settling.lookUp(intent), false);
  };

  return {
    submit,
    check,
    /** Looks up the payment that locks a loan, whichever tab sent it. */
    checkLock: (accountNumber: string, lock: LoanLock) => check(lockedIntent(accountNumber, lock)),
    startOver: settling.startOver,
  };
}

/** A payment of which only the lock is known. */
function lockedIntent(accountNumber: string, { key, sentAt }: LoanLock): Intent {
  const unknown = { reviewed: undefined, confirmation: undefined };
  return { key, accountNumber, sentAt, ...unknown, mayHaveArrived: true };
}
