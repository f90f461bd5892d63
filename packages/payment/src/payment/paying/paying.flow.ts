import type { Account } from '@portico/contract';
import { assertNever } from '@portico/rules';
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { createChoosing } from './choosing';
import { openAccount, untouched } from './opening';
import { planOf } from './paying.plan';
import type { PaymentPorts } from './paying.ports';
import type { Choices, PaymentEvent, PaymentState, Place } from './paying.state';
import { createSubmitting } from './submitting';

export type PaymentFlow = {
  readonly state: ReadonlySignal<PaymentState>;
  send(event: PaymentEvent): void;
  dispose(): void;
};

/**
 * Paying a loan: account, method, date, amount, confirmation, submission (payments §4). Starts
 * with looking up a payment that was under way when the page was left.
 *
 * @param account the one chosen already
 */
export function createPaymentFlow(ports: PaymentPorts, account?: Account): PaymentFlow {
  const underWay = ports.intents.read();
  const choices = signal<Choices>(untouched);
  const place = signal<Place>(
    underWay ? { at: 'checking', intent: underWay } : { at: 'choosing', refusal: undefined },
  );
  let disposed = false;
  const stage = { ports, choices, place, disposed: () => disposed };
  const choosing = createChoosing(stage);
  const submitting = createSubmitting(stage);

  if (underWay) void submitting.check(underWay);
  if (account) void openAccount(stage, account, choosing.opened);

  return {
    state: computed(() => ({
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
    case 'chooseAccount':
      choosing.chooseAccount(event.account);
      break;
    case 'chooseType':
      choosing.chooseType(event.paymentType);
      break;
    case 'chooseSaved':
      choosing.chooseSaved(event.profileId);
      break;
    case 'addMethod':
      choosing.addMethod();
      break;
    case 'cancelAdding':
      choosing.cancelAdding();
      break;
    case 'useMethod':
      choosing.useMethod(event.method, event.saved);
      break;
    case 'changeLoan':
      choosing.changeLoan(event.change);
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
