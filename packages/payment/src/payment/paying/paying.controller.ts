import type { Account } from '@portico/contract';
import {
  accountsOf,
  institutionTimeZone,
  isPersonalUser,
  reviewPromptOption,
  today,
  type Core,
} from '@portico/core';
import type { ReadSetting } from '@portico/element';
import { effect } from '@preact/signals-core';
import type { Confirmation } from '../../confirmation';
import { createIntentStore } from './intent-store';
import { timeInZone } from './local-time';
import { createPaymentFlow, type PaymentFlow } from './paying.flow';
import { hostPorts } from './paying.host';
import { readPaymentSettings } from './paying.settings';
import type { Basis } from './paying.state';
import { promptReview } from './review-prompt';
import { pageLocks, takeTurns } from './tab-lock';

/** Milliseconds between a payment and the question for a review of the app (payments §9). */
export const reviewDelay = 3_000;

/** What the screen is given by its page. */
export type PaymentPage = {
  readonly core: Core;
  readonly read: ReadSetting;
  /** The loan chosen already. */
  readonly account: Account | undefined;
  /** The host has taken the payment. */
  readonly paid: (confirmation: Confirmation) => void;
};

/** The payment screen over the page's core. */
export function createPayment({ core, read, account, paid }: PaymentPage): PaymentFlow {
  const { environment } = core;
  const gone = new AbortController();
  const username = () => core.session.peek()?.username ?? '';

  const flow = createPaymentFlow(
    {
      ...hostPorts(core, username, gone.signal),
      basis: () => basisOf(core, read),
      alone: takeTurns(pageLocks()),
      newKey: environment.randomId,
      intents: createIntentStore(environment.sessionStorage, username),
      wait: (milliseconds) =>
        new Promise((resolve) => {
          const cancel = environment.delay(resolve, milliseconds);
          gone.signal.addEventListener('abort', cancel);
        }),
      confirmsElsewhere: () => core.hrefFor({ screen: 'paymentConfirm' }) !== undefined,
      paid(confirmation) {
        void accountsOf(core).refresh();
        if (read(reviewPromptOption)) askForReview(core, read, confirmation);
        paid(confirmation);
      },
    },
    account,
  );

  /** Something that leaving would lose: a method or an amount, until it is paid. */
  const stopWatching = effect(() => {
    const { choices, place } = flow.state.value;
    core.unsaved.value = place.at !== 'done' && choices.method !== undefined;
  });

  return {
    ...flow,
    dispose() {
      flow.dispose();
      gone.abort();
      stopWatching();
      core.unsaved.value = false;
    },
  };
}

function basisOf(core: Core, read: ReadSetting): Basis {
  const session = core.session.peek();
  const zone = read(institutionTimeZone);
  return {
    today: today(core),
    time: timeInZone(zone, institutionTimeZone.fallback, core.now()),
    settings: readPaymentSettings(read),
    personalUser: session !== undefined && isPersonalUser(session),
  };
}

/** After a payment made once, in the lender's app (payments §4). The confirmation has the screen by then. */
function askForReview(core: Core, read: ReadSetting, { submissionInfo }: Confirmation): void {
  if (submissionInfo.frequencyInfo.frequency !== 'OneTime') return;
  core.environment.delay(() => void promptReview(core, read), reviewDelay);
}
