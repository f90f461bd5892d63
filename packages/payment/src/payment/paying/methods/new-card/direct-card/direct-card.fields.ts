import {
  cardBrand,
  checkCardSecrets,
  type CardBrand,
  type CardProblems,
  type CardSecrets,
} from '@portico/rules';
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { CardFields, CardFieldsPage } from '../card-fields';

export type DirectCardState = {
  readonly entry: CardSecrets;
  /** Touched fields, or both after Continue: their problems are shown. */
  readonly touched: ReadonlySet<keyof CardSecrets>;
  readonly brand: CardBrand | undefined;
  readonly problems: CardProblems<keyof CardSecrets>;
};

export type DirectCard = Omit<CardFields, 'View' | 'focus'> & {
  readonly state: ReadonlySignal<DirectCardState>;
  readonly edit: (patch: Partial<CardSecrets>) => void;
  readonly leave: (field: keyof CardSecrets) => void;
};

const empty: CardSecrets = { cardNumber: '', securityCode: '' };

/** Number and security code typed into Portico's own form (payments §5). */
export function createDirectCard({ enabled }: Pick<CardFieldsPage, 'enabled'>): DirectCard {
  const entry = signal(empty);
  const touched = signal<DirectCardState['touched']>(new Set());
  const checked = computed(() => checkCardSecrets(entry.value, enabled));
  return {
    state: computed(() => ({
      entry: entry.value,
      touched: touched.value,
      brand: cardBrand(entry.value.cardNumber),
      problems: checked.value.ok ? {} : checked.value.problems,
    })),
    edit(patch) {
      entry.value = { ...entry.peek(), ...patch };
    },
    leave(field) {
      touched.value = new Set([...touched.peek(), field]);
    },
    complete: () => checked.peek().ok,
    async take() {
      touched.value = new Set(['cardNumber', 'securityCode']);
      const card = checked.peek();
      if (!card.ok) return { ok: false, reason: 'wrong' };
      const { brand, cardNumber, securityCode } = card.value;
      const secret = { via: 'number', cardNumber, securityCode } as const;
      return { ok: true, brand, last4: cardNumber.slice(-4), secret };
    },
    dispose() {
      entry.value = empty;
    },
  };
}
