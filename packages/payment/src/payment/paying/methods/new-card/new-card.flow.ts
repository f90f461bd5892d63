import { createForm } from '@portico/core/internal';
import { checkCardDetails, errorOf, type MethodSaving } from '@portico/rules';
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Errors, NewCardEvent, NewCardPorts, NewCardState, Values } from './new-card.state';

export type NewCardFlow = {
  readonly state: ReadonlySignal<NewCardState>;
  readonly send: (event: NewCardEvent) => void;
  readonly dispose: () => void;
};

const empty: Values = {
  firstName: '',
  lastName: '',
  card: undefined,
  expiration: '',
  zip: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  debitCredit: 'debit',
  save: false,
};

/** A new card: the form, and saving the card or using it once (payments §4, §5). */
export function createNewCardFlow(ports: NewCardPorts, saving: MethodSaving): NewCardFlow {
  const step = signal<NewCardState['step']>({ at: 'form', refusal: undefined });
  const cardError = signal<Errors['card']>(undefined);
  let disposed = false;
  const form = createForm<Values, Errors>({
    values: { ...empty, save: !saving.singleUse },
    validate(values) {
      const checked = checkCardDetails(values, ports.rules());
      return { ...errorOf(checked), card: cardError.value };
    },
    submit: () => undefined,
  });

  const submit = async () => {
    step.value = { at: 'sending' };
    const { values } = form.state.peek();
    const details = checkCardDetails(values, ports.rules());
    // Valid fields do not return the card while the details are invalid: it would not be used.
    const taken = details.ok || !ports.fields.complete() ? await ports.fields.take() : undefined;
    if (disposed) return;
    const reason = taken && errorOf(taken);
    cardError.value = reason === 'wrong' ? 'invalid' : undefined;
    form.send({ type: 'submit' });
    if (!details.ok || !taken?.ok) {
      const failed = { text: 'errorFields', advice: undefined } as const;
      step.value = { at: 'form', refusal: reason === 'failed' ? failed : undefined };
      return;
    }
    const refusal = await ports.accept(details.value, taken.value, saving.save && values.save);
    if (refusal) step.value = { at: 'form', refusal };
  };

  return {
    state: computed(() => ({ ...form.state.value, step: step.value })),
    send(event) {
      if (event.type !== 'submit') form.send(event);
      else if (step.peek().at === 'form') void submit();
    },
    dispose() {
      disposed = true;
      form.dispose();
      ports.fields.dispose();
    },
  };
}
