import { assertNever } from '@portico/rules';
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { createChoosing } from './choosing';
import { untouched } from './opening';
import { planOf } from './payment.plan';
import type { PaymentPorts } from './payment.ports';
import type { Accounts, Choices, PaymentEvent, PaymentState, Place } from './payment.state';
import { createSubmitting } from './submitting';

export type PaymentFlow = {
  readonly state: ReadonlySignal<PaymentState>;
  send(event: PaymentEvent): void;
  dispose(): void;
};

/**
 * The payment screen: account, bank account, date, amount, confirmation, submission (payments §4).
 * Starts with looking up a payment that was under way when the page was left.
 *
 * @param accountNumber the account to open at once
 */
export function createPaymentFlow(ports: PaymentPorts, accountNumber?: string): PaymentFlow {
  const underWay = ports.intents.read();
  const accounts = signal<Accounts>({ at: 'loading' });
  const choices = signal<Choices>(untouched);
  const place = signal<Place>(
    underWay ? { at: 'checking', intent: underWay } : { at: 'choosing', refusal: undefined },
  );
  let disposed = false;
  const stage = { ports, accounts, choices, place, disposed: () => disposed };
  const choosing = createChoosing(stage);
  const submitting = createSubmitting(stage);

  const start = async (wanted: string | undefined) => {
    await choosing.loadAccounts();
    if (wanted !== undefined && choices.peek() === untouched) void choosing.openAccount(wanted);
  };

  if (underWay) void submitting.check(underWay);
  void start(accountNumber);

  return {
    state: computed(() => ({
      accounts: accounts.value,
      choices: choices.value,
      place: place.value,
      plan: planOf(choices.value, ports.basis()),
    })),
    send: (event) => dispatch(event, choosing, submitting),
    dispose() {
      disposed = true;
    },
  };
}

/** Which part of the flow each event is for. */
function dispatch(
  event: PaymentEvent,
  choosing: ReturnType<typeof createChoosing>,
  submitting: ReturnType<typeof createSubmitting>,
): void {
  switch (event.type) {
    case 'reloadAccounts':
      void choosing.loadAccounts();
      break;
    case 'chooseAccount':
      choosing.chooseAccount(event.number);
      break;
    case 'chooseSaved':
      choosing.chooseSaved(event.profileId);
      break;
    case 'addBank':
      choosing.addBank();
      break;
    case 'cancelBank':
      choosing.cancelBank();
      break;
    case 'useBank':
      choosing.useBank(event.method, event.saved);
      break;
    case 'removeMethod':
      choosing.removeMethod();
      break;
    case 'payToday':
      choosing.chooseWhen({ choice: 'today' });
      break;
    case 'payLater':
      choosing.chooseWhen({ choice: 'later', text: event.text });
      break;
    case 'typeAmount':
      choosing.typeAmount(event.text);
      break;
    case 'leaveAmount':
      choosing.leaveAmount();
      break;
    case 'review':
      submitting.review();
      break;
    case 'cancelReview':
      submitting.cancelReview();
      break;
    case 'confirm':
      submitting.confirm();
      break;
    case 'retry':
      submitting.retry();
      break;
    case 'checkAgain':
      submitting.checkAgain();
      break;
    default:
      assertNever(event);
  }
}
