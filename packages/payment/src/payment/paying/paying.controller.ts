import type { Account } from '@portico/contract';
import { accountsOf } from '@portico/core/accounts';
import {
  institutionTimeZone,
  isPersonalUser,
  reviewPromptOption,
  today,
  type Core,
} from '@portico/core/internal';
import type { ReadSetting } from '@portico/element';
import { effect, signal } from '@preact/signals-core';
import type { Confirmation } from '../../confirmation';
import { createIntentStore } from './delivery/intent-store';
import { createLoanLocks, pageHash } from './delivery/loan-locks';
import { timeInZone } from './local-time';
import { createPaymentFlow, type PaymentFlow } from './paying.flow';
import { hostPorts } from './paying.host';
import { readPaymentSettings } from './paying.settings';
import type { PaymentContext, PaymentEvent, Step } from './paying.state';
import { promptReview } from './delivery/review-prompt';
import { pageLocks, takeTurns } from './delivery/tab-lock';

/** Milliseconds between a payment and the request for a review of the app (payments §9). */
export const reviewDelay = 3_000;

/** What the page passes to the screen. */
export type PaymentPage = {
  readonly core: Core;
  readonly read: ReadSetting;
  /** The loan that is already chosen. */
  readonly account: Account | undefined;
  /** The host has accepted the payment. */
  readonly paid: (confirmation: Confirmation) => void;
};

/** Events with which the borrower makes a choice. */
const answers: ReadonlySet<PaymentEvent['type']> = new Set([
  'chooseType',
  'chooseSaved',
  'useMethod',
  'removeMethod',
  'chooseFrequency',
  'payToday',
  'payLater',
  'payOff',
  'chooseDays',
  'typeFirstDay',
  'typeAmount',
  'typePrincipal',
]);

/** Steps in which nothing has been sent yet. */
const choosing: ReadonlySet<Step['at']> = new Set(['choosing', 'adding', 'confirming']);

/** The payment screen, connected to the page's core. */
export function createPayment({ core, read, account, paid }: PaymentPage): PaymentFlow {
  const { environment } = core;
  const gone = new AbortController();
  /** The borrower has made a choice; what is preselected does not count. */
  const isAnswered = signal(false);
  const username = () => core.session.peek()?.username ?? '';

  const flow = createPaymentFlow(
    {
      ...hostPorts(core, username, gone.signal),
      context: () => basisOf(core, read),
      withTabLock: takeTurns(pageLocks()),
      newKey: environment.randomId,
      now: core.now,
      locks: createLoanLocks({
        storage: environment.localStorage,
        hash: pageHash(),
        borrower: username,
        newSalt: environment.randomId,
      }),
      intents: createIntentStore(environment.sessionStorage, username),
      wait: (milliseconds) =>
        new Promise((resolve) => {
          const cancel = environment.delay(resolve, milliseconds);
          gone.signal.addEventListener('abort', cancel);
        }),
      confirmsElsewhere: () => core.hrefFor({ screen: 'paymentConfirm' }) !== undefined,
      accountsChanged: () => void accountsOf(core).refresh(),
      paid(confirmation) {
        if (read(reviewPromptOption)) askForReview(core, read, confirmation);
        paid(confirmation);
      },
    },
    account,
  );

  const stopClock = everyMinute(core, () => flow.send({ type: 'timePassed' }));

  /** Unsaved: the borrower's own choices, and a payment under way. */
  const stopWatching = effect(() => {
    const { choices, step } = flow.state.value;
    const isAsked = isAnswered.value || !choosing.has(step.at);
    core.unsaved.value = isAsked && step.at !== 'done' && choices.method !== undefined;
  });

  return {
    ...flow,
    send(event) {
      if (event.type === 'chooseAccount') isAnswered.value = false;
      if (answers.has(event.type)) isAnswered.value = true;
      flow.send(event);
    },
    dispose() {
      flow.dispose();
      gone.abort();
      stopClock();
      stopWatching();
      core.unsaved.value = false;
    },
  };
}

/** Runs at the start of each minute, until the returned function is called. */
function everyMinute({ environment, now }: Core, run: () => void): () => void {
  const minute = 60_000;
  let cancel: () => void;
  const wait = () => {
    const next = () => {
      wait();
      run();
    };
    cancel = environment.delay(next, minute - (now() % minute));
  };
  wait();
  return () => cancel();
}

function basisOf(core: Core, read: ReadSetting): PaymentContext {
  const session = core.session.peek();
  const zone = read(institutionTimeZone);
  return {
    today: today(core),
    time: timeInZone(zone, institutionTimeZone.fallback, core.now()),
    settings: readPaymentSettings(read),
    personalUser: session !== undefined && isPersonalUser(session),
  };
}

/** Asks after a one-time payment, when the confirmation is already shown (payments §4). */
function askForReview(core: Core, read: ReadSetting, { submissionInfo }: Confirmation): void {
  if (submissionInfo.frequencyInfo.frequency !== 'OneTime') return;
  core.environment.delay(() => void promptReview(core, read), reviewDelay);
}
