import { signal, type ReadonlySignal } from '@preact/signals-core';

/** A step with one form of entry `E`; `P` is the problem it shows. */
export type EntryPorts<E, P> = {
  /** The problem of an entry, checked before it is sent. */
  check(entry: E): P | undefined;
  /** Sends the entry; resolves to the problem if it was refused. Must not reject. */
  submit(entry: E): Promise<P | undefined>;
  /** Called once the entry was accepted. */
  completed(): void;
};

export type EntryState<P> = {
  readonly sending: boolean;
  readonly problem: P | undefined;
};

export type EntryEvent<E> =
  | { readonly type: 'submit'; readonly entry: E }
  /** The entry was edited: the problem is no longer shown. */
  | { readonly type: 'changed' };

export type EntryFlow<E, P> = {
  readonly state: ReadonlySignal<EntryState<P>>;
  readonly send: (event: EntryEvent<E>) => void;
  readonly dispose: () => void;
};

/** The flow of a step with one form: checked, sent once, completed when accepted. */
export function createEntryFlow<E, P>(ports: EntryPorts<E, P>): EntryFlow<E, P> {
  const state = signal<EntryState<P>>({ sending: false, problem: undefined });
  let disposed = false;
  const set = (next: EntryState<P>) => {
    if (!disposed) state.value = next;
  };

  const submit = async (entry: E) => {
    const fault = ports.check(entry);
    if (fault !== undefined) return set({ sending: false, problem: fault });
    set({ sending: true, problem: undefined });
    const refusal = await ports.submit(entry);
    if (refusal !== undefined) return set({ sending: false, problem: refusal });
    // Stays busy: the maintenance check runs before the dialog closes.
    if (!disposed) ports.completed();
  };

  return {
    state,
    send(event) {
      if (state.peek().sending) return;
      if (event.type === 'submit') void submit(event.entry);
      else set({ sending: false, problem: undefined });
    },
    dispose() {
      disposed = true;
    },
  };
}
