import {
  assertNever,
  checkCardDetails,
  type CardDetailField,
  type CardDetails,
  type MethodSaving,
} from '@portico/rules';
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { NewCardEvent, NewCardPorts, NewCardState } from './new-card.state';

export type NewCardFlow = {
  readonly state: ReadonlySignal<NewCardState>;
  readonly send: (event: NewCardEvent) => void;
  readonly dispose: () => void;
};

const empty: CardDetails = {
  firstName: '',
  lastName: '',
  expiration: '',
  zip: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  debitCredit: 'debit',
};

const allFields: readonly CardDetailField[] = [
  'firstName',
  'lastName',
  'expiration',
  'zip',
  'address1',
  'address2',
  'city',
  'state',
];

/** A new card: the form, and saving the card or using it once (payments §4, §5). */
export function createNewCardFlow(ports: NewCardPorts, saving: MethodSaving): NewCardFlow {
  const form = signal<Omit<NewCardState, 'problems'>>({
    entry: empty,
    touched: new Set(),
    fieldsWrong: false,
    attempts: 0,
    save: !saving.singleUse,
    step: { at: 'form', refusal: undefined },
  });
  const state = computed<NewCardState>(() => {
    const checked = checkCardDetails(form.value.entry, ports.rules());
    return { ...form.value, problems: checked.ok ? {} : checked.problems };
  });
  let disposed = false;
  const set = (patch: Partial<NewCardState>) => {
    if (!disposed) form.value = { ...form.peek(), ...patch };
  };

  const goOn = async () => {
    const { entry, save, step, attempts } = form.peek();
    if (step.at !== 'form') return;
    set({ touched: new Set(allFields), step: { at: 'sending' } });
    const details = checkCardDetails(entry, ports.rules());
    // Valid fields do not return the card while the details are invalid: it would not be used.
    const taken = details.ok || !ports.fields.complete() ? await ports.fields.take() : undefined;
    if (disposed) return;
    if (!details.ok || !taken?.ok) {
      const reason = taken?.ok === false ? taken.reason : undefined;
      const failed = { text: 'errorFields', advice: undefined } as const;
      const refusal = reason === 'failed' ? failed : undefined;
      const fieldsWrong = reason === 'wrong';
      set({ fieldsWrong, attempts: attempts + 1, step: { at: 'form', refusal } });
      return;
    }
    const answer = await ports.accept(details.value, taken, saving.save && save);
    if (!answer.ok) set({ fieldsWrong: false, step: { at: 'form', refusal: answer.refusal } });
  };

  const send = (event: NewCardEvent) => {
    const { entry, touched } = form.peek();
    switch (event.type) {
      case 'edit':
        set({ entry: { ...entry, ...event.patch } });
        break;
      case 'leave':
        set({ touched: new Set([...touched, event.field]) });
        break;
      case 'save':
        set({ save: event.on });
        break;
      case 'continue':
        void goOn();
        break;
      default:
        assertNever(event);
    }
  };

  return {
    state,
    send,
    dispose() {
      disposed = true;
      ports.fields.dispose();
    },
  };
}
