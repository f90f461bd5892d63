import { assertNever, errorOf } from '@portico/rules';
import { signal, type ReadonlySignal } from '@preact/signals-core';
import type {
  PlannedPaymentsEvent,
  PlannedPaymentsPorts,
  PlannedPaymentsState,
} from './planned-payments.state';

export type PlannedPaymentsFlow = {
  readonly state: ReadonlySignal<PlannedPaymentsState>;
  readonly send: (event: PlannedPaymentsEvent) => void;
  readonly dispose: () => void;
};

/** Milliseconds that a success is shown; what went wrong stays until the next action (D188). */
const successTime = 5_000;

/** Deletes a scheduled or recurring payment, or skips a debit: confirms, deletes, shows the result (payments §4). */
export function createPlannedPaymentsFlow(ports: PlannedPaymentsPorts): PlannedPaymentsFlow {
  const state = signal<PlannedPaymentsState>({
    deleting: undefined,
    busy: false,
    outcome: undefined,
    turnedOff: undefined,
  });
  let disposed = false;
  let stopClearing = () => {};
  const set = (patch: Partial<PlannedPaymentsState>) => {
    state.value = { ...state.peek(), ...patch };
  };

  const confirm = async () => {
    const { deleting, busy } = state.peek();
    if (!deleting || busy) return;
    set({ busy: true });
    const answer = await ports.remove(deleting);
    if (disposed) return;
    if (answer.ok) ports.removed(deleting, answer.value);
    else if (answer.error.now) ports.read(answer.error.now);
    const failure = errorOf(answer);
    const outcome = {
      planned: deleting,
      problem: failure?.text,
      unanswered: failure?.unanswered,
    };
    const turnedOff = answer.ok && deleting.kind === 'recurring' ? deleting.payment : undefined;
    set({ deleting: undefined, busy: false, outcome, turnedOff });
    if (answer.ok) stopClearing = ports.delay(() => set({ outcome: undefined }), successTime);
  };

  return {
    state,
    send(event) {
      switch (event.type) {
        case 'askDelete':
          if (state.peek().busy) break;
          stopClearing();
          set({ deleting: event.planned, outcome: undefined, turnedOff: undefined });
          break;
        case 'cancel':
          if (!state.peek().busy) set({ deleting: undefined });
          break;
        case 'confirm':
          void confirm();
          break;
        default:
          assertNever(event);
      }
    },
    dispose() {
      disposed = true;
      stopClearing();
    },
  };
}
