import { createForm, type FormEvent, type FormState } from '@portico/core/internal';
import {
  cardBrand,
  checkCardSecrets,
  errorOf,
  fail,
  ok,
  type CardBrand,
  type CardProblems,
  type CardSecrets,
} from '@portico/rules';
import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { CardFields, CardFieldsPage } from '../card-fields';

export type DirectCardState = FormState<CardSecrets, CardProblems<keyof CardSecrets>> & {
  readonly brand: CardBrand | undefined;
};

export type DirectCard = Omit<CardFields, 'View' | 'focus'> & {
  readonly state: ReadonlySignal<DirectCardState>;
  readonly send: (event: FormEvent<CardSecrets>) => void;
};

/** Number and security code typed into Portico's own form (payments §5). */
export function createDirectCard({ enabled }: Pick<CardFieldsPage, 'enabled'>): DirectCard {
  const form = createForm({
    values: { cardNumber: '', securityCode: '' },
    validate(values): CardProblems<keyof CardSecrets> {
      const checked = checkCardSecrets(values, enabled);
      return errorOf(checked) ?? {};
    },
    submit: () => undefined,
  });
  return {
    state: computed(() => ({
      ...form.state.value,
      brand: cardBrand(form.state.value.values.cardNumber),
    })),
    send: form.send,
    complete: () => form.state.peek().isValid,
    async take() {
      form.send({ type: 'submit' });
      const card = checkCardSecrets(form.state.peek().values, enabled);
      if (!card.ok) return fail('wrong');
      const { brand, cardNumber, securityCode } = card.value;
      const secret = { via: 'number', cardNumber, securityCode } as const;
      return ok({ brand, last4: cardNumber.slice(-4), secret });
    },
    dispose: form.dispose,
  };
}
