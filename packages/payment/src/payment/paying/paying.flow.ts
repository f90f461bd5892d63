import type { Account } from '@portico/contract';
import { assertNever } from '@portico/rules';
import {
  batch,
  computed,
  effect,
  signal,
  untracked,
  type ReadonlySignal,
} from '@preact/signals-core';
import { createAsking, nothingAsked } from './steps/host-requests';
import { createChoosing } from './steps/choose-method';
import type { LeftBehind } from './delivery/intent-store';
import type { LoanLock } from './delivery/loan-locks';
import { momentOf, sameMoment } from './plan/posting-period';
import { openAccount, untouched } from './steps/open-account';
import { planOf } from './plan/plan';
import type { PaymentPorts } from './paying.ports';
import type {
  Choices,
  HostAnswers,
  Moment,
  PaymentEvent,
  PaymentState,
  Step,
} from './paying.state';
import { isOutdated, reloadLoan } from './steps/reload-loan';
import { backToSteps, isEditable, type FlowContext } from './flow-context';
import { createSubmitting } from './steps/review';

export type PaymentFlow = {
  readonly state: ReadonlySignal<PaymentState>;
  send(event: PaymentEvent): void;
  dispose(): void;
};

/**
 * Paying a loan: account, method, frequency, amount, confirmation, submission (payments §4). If the
 * page was left during a payment, the flow first looks it up, or shows its confirmation.
 *
 * @param account the one that is already chosen
 */
export function createPaymentFlow(ports: PaymentPorts, account?: Account): PaymentFlow {
  const left = ports.intents.read();
  const choices = signal<Choices>(untouched);
  const answers = signal<HostAnswers>(nothingAsked);
  const step = signal<Step>(stepOf(left));
  /** The moment for which the plan was last computed. */
  const moment = signal(momentOf(ports.context()));
  const contextAt = (_moment: Moment) => ports.context();
  const state = computed<PaymentState>(() => ({
    choices: choices.value,
    step: step.value,
    quoteFailed: answers.value.quoteFailed,
    plan: planOf(choices.value, contextAt(moment.value), answers.value),
  }));
  let chosen = account;
  /** The account to open as soon as no payment is under way. */
  const awaited = signal(account);
  let disposed = false;
  const flow: FlowContext = {
    ports,
    choices,
    answers,
    step,
    planned: () => planOf(choices.peek(), ports.context(), answers.peek()),
    replan() {
      const now = momentOf(ports.context());
      if (sameMoment(now, moment.peek())) return;
      batch(() => {
        moment.value = now;
        asking.forget();
      });
    },
    answered: () => asking.answered(),
    disposed: () => disposed,
  };
  const choosing = createChoosing(flow);
  const submitting = createSubmitting(flow);
  const asking = createAsking(flow, choosing.giveUpPayoff);
  /** The account opens once its payment is looked up. */
  const locked = (next: Account, lock: LoanLock) => {
    void submitting.checkLock(next.number, lock);
    awaited.value = next;
  };
  const stopFollowing = effect(() => asking.follow(state.value.plan));
  const stopOpening = effect(() => {
    const next = awaited.value;
    if (!next || !isEditable(step.value)) return;
    awaited.value = undefined;
    untracked(() => void openAccount(flow, next, { opened: choosing.opened, locked }));
  });

  /** Another loan can be chosen while one stays locked. */
  const chooseAccount = (next: Account) => {
    if (step.peek().at === 'unresolved') backToSteps(flow);
    choosing.leaveAccount();
    chosen = next;
    awaited.value = next;
  };

  /** Goes from the confirmation to an empty form for the same account. */
  const payAgain = () => {
    if (step.peek().at !== 'done') return;
    ports.intents.clear();
    choices.value = untouched;
    awaited.value = chosen;
    backToSteps(flow);
  };

  /** Nothing reloads while a dialog is open: a confirmed payment is compared before it is sent. */
  const timePassed = () => {
    flow.replan();
    if (isEditable(step.peek()) && isOutdated(flow)) void reloadLoan(flow);
  };

  const started = step.peek();
  if (started.at === 'checking') void submitting.check(started.intent);

  return {
    state,
    send(event) {
      if (event.type === 'chooseAccount') chooseAccount(event.account);
      else if (event.type === 'payAgain') payAgain();
      else if (event.type === 'timePassed') timePassed();
      else dispatch(event, choosing, submitting, asking);
    },
    dispose() {
      disposed = true;
      stopFollowing();
      stopOpening();
    },
  };
}

/** The first step, from what an earlier page stored. */
function stepOf(left: LeftBehind | undefined): Step {
  switch (left?.at) {
    case undefined:
      return { at: 'choosing', refusal: undefined };
    case 'sent':
      return { at: 'checking', intent: left.intent };
    case 'paid':
      return { at: 'done', confirmation: left.confirmation };
  }
}

type Choosing = ReturnType<typeof createChoosing>;
type Submitting = ReturnType<typeof createSubmitting>;
type Asking = ReturnType<typeof createAsking>;

/** Passes each event to its part of the flow. */
function dispatch(
  event: Exclude<PaymentEvent, { readonly type: 'chooseAccount' | 'payAgain' | 'timePassed' }>,
  choosing: Choosing,
  submitting: Submitting,
  asking: Asking,
): void {
  switch (event.type) {
    case 'chooseType':
      return choosing.chooseType(event.paymentType);
    case 'chooseSaved':
      return choosing.chooseSaved(event.profileId);
    case 'addMethod':
      return choosing.addMethod();
    case 'cancelAdding':
      return choosing.cancelAdding();
    case 'useMethod':
      return choosing.useMethod(event.method, event.saved);
    case 'changeLoan':
      return choosing.changeLoan(event.change);
    case 'removeMethod':
      return choosing.removeMethod();
    case 'chooseFrequency':
      return choosing.chooseFrequency(event.frequency);
    case 'payToday':
      return choosing.chooseWhen({ choice: 'today' });
    case 'payLater':
      return choosing.chooseWhen({ choice: 'later', text: event.text });
    case 'payOff':
      return choosing.payOff(event.on);
    case 'chooseDays':
      return choosing.chooseDays(event.days);
    case 'typeFirstDay':
      return choosing.typeFirstDay(event.text);
    case 'askFeeAgain':
      return asking.askFeeAgain();
    case 'typeAmount':
      return choosing.type('amount', event.text);
    case 'leaveAmount':
      return choosing.leave('amount');
    case 'typePrincipal':
      return choosing.type('principal', event.text);
    case 'leavePrincipal':
      return choosing.leave('principal');
    case 'review':
      return submitting.review();
    case 'viewDraft':
      return submitting.viewDraft();
    case 'prepareDraft':
      return submitting.prepareDraft();
    case 'cancelReview':
      return submitting.cancelReview();
    case 'confirm':
      return submitting.confirm();
    case 'retry':
      return submitting.retry();
    case 'checkAgain':
      return submitting.checkAgain();
    case 'sendAgain':
      return submitting.sendAgain();
    case 'startOver':
      return submitting.startOver();
    default:
      return assertNever(event);
  }
}
