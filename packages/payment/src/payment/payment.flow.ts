import { assertNever } from '@portico/rules';
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { createChoosing, untouched } from './choosing';
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
    send(event) {
      switch (event.type) {
        case 'reloadAccounts':
          return void start(accountNumber);
        case 'chooseAccount':
          return choosing.chooseAccount(event.number);
        case 'chooseSaved':
          return choosing.chooseSaved(event.profileId);
        case 'addBank':
          return choosing.addBank();
        case 'cancelBank':
          return choosing.cancelBank();
        case 'useBank':
          return choosing.useBank(event.method);
        case 'removeMethod':
          return choosing.removeMethod();
        case 'payToday':
          return choosing.chooseWhen({ choice: 'today' });
        case 'payLater':
          return choosing.chooseWhen({ choice: 'later', text: event.text });
        case 'typeAmount':
          return choosing.typeAmount(event.text);
        case 'leaveAmount':
          return choosing.leaveAmount();
        case 'review':
          return submitting.review();
        case 'cancelReview':
          return submitting.cancelReview();
        case 'confirm':
          return submitting.confirm();
        case 'retry':
          return submitting.retry();
        case 'checkAgain':
          return submitting.checkAgain();
        default:
          return assertNever(event);
      }
    },
    dispose() {
      disposed = true;
    },
  };
}
