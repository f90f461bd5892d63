import { assertNever } from '@portico/rules';
import { backToSteps, type FlowContext } from '../flow-context';
import type { DeliveryEvents, Handlers, TermsEvents } from '../paying.events';
import { effectOf, refusalOf } from '../paying.errors';
import type { SendAnswer } from '../paying.ports';
import type { ReadyPayment } from '../plan/plan';
import { createTermsStep } from '../steps/accept-terms';
import { createIntentEnds } from '../outcome/end-intent';
import { createOutcomeHandling } from '../outcome/handle-outcome';
import type { Intent } from './intent';
import type { LoanLock } from './loan-locks';
import { waysOnFrom } from '../outcome/ways-on';

/** An intent that was sent. */
type SentIntent = {
  /** As it was before. */
  readonly earlier: Intent;
  readonly intent: Intent;
  readonly reviewed: ReadyPayment;
};

/**
 * Sends a confirmed intent, with the same key each time. Until the outcome is known, its loan is
 * locked to that key in every tab (D121, D159). Only one tab at a time does this.
 *
 * @param review reviews the payment again, once it was refused for terms that are now agreed to
 */
export function createDelivery(flow: FlowContext, review: () => void) {
  const { ports, step, disposed } = flow;
  const terms = createTermsStep(flow, review);
  const ends = createIntentEnds(flow, terms.open);
  const outcomes = createOutcomeHandling(flow, ends);

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
    const { key, accountNumber, mayHaveArrived } = confirmed;
    const lock = await ports.locks.find(accountNumber);
    if (disposed()) return;
    const intent = { ...confirmed, sentAt: ports.now() };
    // Not sent again: if the other tab found that it was not made, another may have been made since.
    const isSettled = !lock && mayHaveArrived;
    if (isSettled) await ends.keep(confirmed);
    if (isSettled || (lock && lock.key !== key)) {
      ports.intents.clear();
      await outcomes.lookUp(lockedIntent(accountNumber, lock ?? confirmed));
    } else {
      await ends.keep(intent);
      const answer = await ports.send(reviewed.submission, key);
      if (!disposed()) await handleAnswer({ earlier: confirmed, intent, reviewed }, answer);
      else if (!mayHaveArrived && isNotMade(answer)) ends.release(intent);
    }
  };

  const handleAnswer = async (
    { earlier, intent, reviewed }: SentIntent,
    answer: SendAnswer,
  ): Promise<void> => {
    switch (answer.status) {
      case 'posted':
        return ends.finish(intent, answer.referenceNumber);
      case 'refused':
        return handleRefusal(earlier, intent, answer.codes);
      case 'notSent':
        if (!earlier.mayHaveArrived) ends.release(earlier);
        step.value = { at: 'notSent', intent: earlier, reviewed, text: 'errorConnection' };
        return;
      case 'lost':
        return outcomes.lookUp(intent);
      default:
        return assertNever(answer);
    }
  };

  /** A refusal says nothing of an earlier request of the intent, which may still arrive. */
  const handleRefusal = async (
    earlier: Intent,
    intent: Intent,
    codes: readonly string[],
  ): Promise<void> => {
    switch (effectOf(codes)) {
      case 'refused':
        return earlier.mayHaveArrived
          ? outcomes.lookUp(earlier, refusalOf(codes))
          : ends.refuse(earlier, refusalOf(codes));
      case 'notMade':
        return ends.notMade(earlier);
      case 'unclear':
        return outcomes.lookUp(intent);
      case 'doNotResubmit': {
        const locked = { ...intent, doNotResubmit: true };
        await ends.keep(locked);
        return outcomes.lookUp(locked);
      }
    }
  };

  const check = async (intent: Intent): Promise<void> => {
    step.value = { at: 'checking', intent };
    await ports.withTabLock(() => outcomes.lookUp(intent), false);
  };

  const handlers: Handlers<DeliveryEvents & TermsEvents> = {
    ...terms.handlers,
    checkAgain() {
      const current = unresolvedOf(flow);
      if (current?.ways.checkAgain) void check(current.intent);
    },
    sendAgain() {
      const current = unresolvedOf(flow);
      const reviewed = current?.intent.reviewed;
      if (current?.ways.sendAgain && reviewed) void submit(current.intent, reviewed);
    },
    startOver() {
      const current = unresolvedOf(flow);
      if (current?.ways.startOver) outcomes.startOver(current.intent);
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

/** The unresolved payment, and what can be done about it. */
function unresolvedOf({ step, now }: FlowContext) {
  const current = step.peek();
  if (current.at !== 'unresolved') return undefined;
  return { intent: current.intent, ways: waysOnFrom(current, now().settings.resendSameKey) };
}

/** Whether the host has answered that it was not made, or nothing left the browser. */
function isNotMade(answer: SendAnswer): boolean {
  if (answer.status !== 'refused') return answer.status === 'notSent';
  const effect = effectOf(answer.codes);
  return effect === 'refused' || effect === 'notMade';
}

/** A payment of which only the lock is known. */
function lockedIntent(
  accountNumber: string,
  { key, sentAt, doNotResubmit }: Pick<Intent, 'key' | 'sentAt' | 'doNotResubmit'>,
): Intent {
  const unknown = { reviewed: undefined, confirmation: undefined };
  return { key, accountNumber, sentAt, doNotResubmit, ...unknown, mayHaveArrived: true };
}
