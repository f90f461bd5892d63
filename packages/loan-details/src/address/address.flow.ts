import { createForm, type FormEvent, type FormState } from '@portico/core/internal';
import type { Flow } from '@portico/element';
import { cleanAddressText, trimmedAddress } from '@portico/shared/address';
import {
  addressProblems,
  sameValue,
  withChanges,
  type AddressEntry,
  type AddressField,
  type AddressProblem,
} from '@portico/rules';
import { computed, signal } from '@preact/signals-core';
import type { AddressRefusal } from './address.errors';

type Problems = Readonly<Record<AddressField, AddressProblem | undefined>>;

export type AddressState = FormState<AddressEntry, Problems, AddressRefusal> & {
  /** The address as last saved, or as loaded. */
  readonly cached: AddressEntry;
  /** Whether what is entered differs from it. */
  readonly changed: boolean;
};

export type AddressEvent =
  | FormEvent<AddressEntry>
  | { readonly type: 'cancel' }
  /** The loan was loaded again; what differs from the address before stays. */
  | { readonly type: 'loaded'; readonly address: AddressEntry };

/** The side effects of the form. No method rejects. */
export type AddressPorts = {
  /** Saves what differs from `cached`; resolves to the address as stored, or to why it is not. */
  readonly save: (
    address: AddressEntry,
    cached: AddressEntry,
  ) => Promise<{ readonly stored: AddressEntry } | { readonly refusal: AddressRefusal }>;
  readonly saved: () => void;
};

/** Editing the address of a loan (accounts §4, §5). */
export function createAddressFlow(
  address: AddressEntry,
  ports: AddressPorts,
): Flow<AddressState, AddressEvent> {
  const cached = signal(address);
  let stored = address;

  const form = createForm<AddressEntry, Problems, AddressRefusal>({
    values: address,
    validate: addressProblems,
    submit: async (values) => {
      const answer = await ports.save(trimmedAddress(values), cached.peek());
      if ('refusal' in answer) return answer.refusal;
      stored = answer.stored;
      return undefined;
    },
    completed() {
      cached.value = stored;
      form.reset(stored);
      ports.saved();
    },
  });

  const state = computed(() => ({
    ...form.state.value,
    cached: cached.value,
    changed: !sameValue(form.state.value.values, cached.value),
  }));

  const load = (newest: AddressEntry) => {
    const { values, isPending } = form.state.peek();
    const earlier = cached.peek();
    // What is being sent is the newest.
    if (isPending || sameValue(newest, earlier)) return;
    cached.value = newest;
    form.reset(withChanges(values, earlier, newest));
  };

  return {
    state,
    send(event) {
      const { changed, isPending } = state.peek();
      switch (event.type) {
        case 'change':
          // Characters that could be markup are removed while typing (D84).
          return form.send({ ...event, value: cleanAddressText(event.field, event.value) });
        case 'cancel':
          return isPending ? undefined : form.reset(cached.peek());
        case 'loaded':
          return load(event.address);
        case 'submit':
          return changed ? form.send(event) : undefined;
        case 'blur':
          return form.send(event);
      }
    },
    dispose: form.dispose,
  };
}
