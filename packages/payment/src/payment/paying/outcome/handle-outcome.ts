import { assertNever } from '@portico/rules';
import { backToSteps, type FlowContext } from '../flow-context';
import { effectOf, refusalOf, type PaymentRefusal } from '../paying.errors';
import type { Step, UnknownOutcome } from '../paying.state';
import type { IntentEnds } from './end-intent';
import {
  findOutcome,
  laterPause,
  remainingArrival,
  type OutcomeAnswer,
} from '@portico/shared/outcome';
import type { Intent } from '../delivery/intent';

type Unresolved = Extract<Step, { at: 'unresolved' }>;

/**
 * Handles the outcome of a sent intent. An unknown outcome is looked up by its key and never counts
 * as failed; until it is known, the loan stays locked to that key (D121, D159, D173).
 */
export function createOutcomeHandling(
  flow: FlowContext,
  { release, finish, refuse, notMade, keep }: IntentEnds,
) {
  const { ports, step, disposed } = flow;

  const stayLocked = (intent: Intent, outcome: UnknownOutcome) => {
    const remaining = remainingArrival(intent.sentAt, ports.now());
    const waiting: Unresolved = {
      at: 'unresolved',
      intent,
      outcome,
      mayStillArrive: remaining > 0,
    };
    step.value = waiting;
    if (outcome === 'mayArrive') void lookUpLater(waiting);
    else if (remaining > 0) void waitForArrival(waiting, remaining);
  };

  /** After this time the lender can say for certain that it was not made. */
  const waitForArrival = async (waiting: Unresolved, remaining: number): Promise<void> => {
    await ports.wait(remaining);
    if (!disposed() && step.peek() === waiting) step.value = { ...waiting, mayStillArrive: false };
  };

  /** Looks a payment that may still arrive up again, unless the borrower went elsewhere. */
  const lookUpLater = async (waiting: Unresolved): Promise<void> => {
    const { intent } = waiting;
    const isOver = () => disposed() || step.peek() !== waiting;
    await ports.wait(Math.min(laterPause, remainingArrival(intent.sentAt, ports.now())));
    if (isOver()) return;
    await ports.withTabLock(async () => {
      const answer = await ports.outcome(intent.key);
      if (!isOver()) handle(intent, answer);
    }, false);
  };

  const handleRefused = (intent: Intent, codes: readonly string[]) => {
    switch (effectOf(codes)) {
      case 'refused':
        return refuse(intent, refusalOf(codes));
      case 'notMade':
        return notMade(intent);
      case 'unclear':
        return stayLocked(intent, 'unclear');
      case 'doNotResubmit': {
        const locked = { ...intent, doNotResubmit: true };
        void keep(locked);
        return stayLocked(locked, 'doNotResubmit');
      }
    }
  };

  /** @param refusal of the newest request, where an earlier one of the intent may still arrive */
  const handle = (intent: Intent, answer: OutcomeAnswer, refusal?: PaymentRefusal): void => {
    const canArrive = remainingArrival(intent.sentAt, ports.now()) > 0;
    switch (answer.status) {
      case 'posted':
        return finish(intent, answer.referenceNumber);
      case 'refused':
        return handleRefused(intent, answer.codes);
      case 'notMade':
        if (intent.doNotResubmit) return stayLocked(intent, 'doNotResubmit');
        return refusal ? refuse(intent, refusal) : notMade(intent);
      case 'absent':
        if (intent.doNotResubmit) return stayLocked(intent, 'doNotResubmit');
        if (canArrive) return stayLocked(intent, 'mayArrive');
        return refusal ? refuse(intent, refusal) : stayLocked(intent, 'neverArrived');
      case 'unsupported':
        return refusal && !canArrive ? refuse(intent, refusal) : stayLocked(intent, 'unsupported');
      case 'processing':
      case 'unanswered':
        return stayLocked(intent, 'unclear');
      default:
        return assertNever(answer);
    }
  };

  return {
    /** @param refusal of the newest request, where an earlier one of the intent may still arrive */
    async lookUp(sent: Intent, refusal?: PaymentRefusal): Promise<void> {
      // A time in the future says nothing: what may still arrive is waited for from now on.
      const sentAt = Math.min(sent.sentAt ?? Infinity, ports.now());
      const intent = { ...sent, sentAt, mayHaveArrived: true };
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
