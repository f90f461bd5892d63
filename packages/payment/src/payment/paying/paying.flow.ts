import type { Account } from '@portico/contract';
import {
  batch,
  computed,
  effect,
  signal,
  type ReadonlySignal,
  type Signal,
} from '@preact/signals-core';
import type { Meant } from '../meant';
import type { StoredPayment } from './delivery/intent-store';
import { createDelivery } from './delivery/send-intent';
import { isEditable, type FlowContext } from './flow-context';
import type { Handlers, PaymentEvent } from './paying.events';
import type { PaymentPorts } from './paying.ports';
import type { PaymentState, Step } from './paying.state';
import type { Choices, HostAnswers } from './plan/choices';
import { keepParts, planOf, type Plan } from './plan/plan';
import { postingPeriodOf, samePeriod } from './plan/posting-period';
import { methodHandlers } from './steps/choose-method';
import { timingHandlers } from './steps/choose-timing';
import { noAnswers, noChoices } from './steps/edit-choices';
import { amountHandlers } from './steps/enter-amount';
import { createHostRequests } from './steps/host-requests';
import { createAccountStep } from './steps/open-account';
import { isOutdated, reloadLoan, reloadOutdated } from './steps/reload-loan';
import { replaceableAutopay } from './steps/replace-autopay';
import { reviewHandlers } from './steps/review';

export type PaymentFlow = {
  readonly state: ReadonlySignal<PaymentState>;
  readonly send: (event: PaymentEvent) => void;
  readonly dispose: () => void;
};

/**
 * Paying a loan: account, method, frequency, amount, confirmation, submission (payments §4). If the
 * page was left during a payment, the flow first looks it up, or shows its confirmation.
 *
 * @param account the one that is already chosen
 * @param meant what was meant when the payment was opened; the flow ends it (D178)
 */
export function createPaymentFlow(
  ports: PaymentPorts,
  account?: Account,
  meant: Signal<Meant | undefined> = signal(undefined),
): PaymentFlow {
  const choices = signal<Choices>(noChoices);
  const answers = signal<HostAnswers>(noAnswers);
  const step = signal<Step>(firstStep(ports.intents.read()));
  const refreshing = signal(false);
  const context = signal(ports.context());
  const planned = computed(() => planOf(choices.value, context.value, answers.value));
  let kept: Plan | undefined;
  const plan = computed(() => (kept = keepParts(kept, planned.value)));
  const state = computed<PaymentState>(() => ({
    choices: choices.value,
    meant: meant.value,
    step: step.value,
    refreshing: refreshing.value,
    quoteFailed: answers.value.quoteFailed,
    mayReplaceAutopay: replaceableAutopay(choices.value, context.value) !== undefined,
    plan: plan.value,
  }));
  let disposed = false;
  const flow: FlowContext = {
    ports,
    choices,
    answers,
    step,
    meant,
    refreshing,
    plan,
    now() {
      const before = postingPeriodOf(context.peek());
      const current = ports.context();
      batch(() => {
        context.value = current;
        if (!samePeriod(before, postingPeriodOf(current))) requests.forget();
      });
      return current;
    },
    forget: () => requests.forget(),
    answered: () => requests.answered(),
    disposed: () => disposed,
  };
  const requests = createHostRequests(flow);
  const delivery = createDelivery(flow, () => handlers.review({ type: 'review' }));
  const accountStep = createAccountStep(flow, delivery.checkLock, account);
  // Also after an equal plan: an answer to what it asked for may be out of date.
  const stopRequests = effect(() => requests.follow(planned.value));

  const handlers: Handlers = {
    ...accountStep.handlers,
    ...methodHandlers(flow),
    ...timingHandlers(flow),
    ...amountHandlers(flow),
    ...reviewHandlers(flow, delivery.submit),
    ...delivery.handlers,
    restore({ events }) {
      const before = step.peek();
      batch(() => {
        for (const event of events) take(event);
        if (before.at === 'choosing' && step.peek().at === 'choosing') step.value = before;
      });
    },
    requestFeeAgain: requests.requestFeeAgain,
    /** Nothing reloads while a dialog is open: a confirmed payment is compared before it is sent. */
    timePassed() {
      const now = flow.now();
      if (isEditable(step.peek()) && isOutdated(choices.peek(), now)) void reloadLoan(flow);
    },
    paidElsewhere: () => reloadOutdated(flow),
  };

  const take = (event: PaymentEvent) => {
    if (replacesMeant.has(event.type) && !staysChange(meant.peek(), event)) meant.value = undefined;
    handle(handlers, event);
  };

  const started = step.peek();
  if (started.at === 'checking') void delivery.check(started.intent);

  return {
    state,
    send: take,
    dispose() {
      disposed = true;
      stopRequests();
      accountStep.dispose();
    },
  };
}

/** A choice of the borrower's own takes the place of what was meant. */
const replacesMeant: ReadonlySet<PaymentEvent['type']> = new Set([
  'chooseFrequency',
  'payToday',
  'payLater',
  'payOff',
  'chooseDays',
  'typeFirstDay',
  'chooseAmount',
  'typeAmount',
  'typePrincipal',
  'payAgain',
]);

/** Who changes autopay still does with another day or amount, until it is paid once. */
function staysChange(meant: Meant | undefined, event: PaymentEvent): boolean {
  const once = event.type === 'chooseFrequency' && event.frequency === 'OneTime';
  return meant?.isChange === true && !once;
}

function handle<T extends PaymentEvent['type']>(handlers: Handlers, event: PaymentEvent<T>): void {
  handlers[event.type](event);
}

/** The first step, from what an earlier page stored. */
function firstStep(stored: StoredPayment | undefined): Step {
  switch (stored?.at) {
    case undefined:
      return { at: 'choosing', refusal: undefined };
    case 'sent':
      return { at: 'checking', intent: stored.intent };
    case 'paid':
      return { at: 'done', confirmation: stored.confirmation };
  }
}
