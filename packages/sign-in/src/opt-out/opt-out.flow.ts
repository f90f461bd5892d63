import type { Unanswered } from '@portico/core/internal';
import { signal, type ReadonlySignal } from '@preact/signals-core';

/** `failed`: it was refused, or the link has no token. */
export type OptOutState = 'asking' | 'sending' | 'done' | 'failed' | Unanswered;

export type OptOutFlow = {
  readonly state: ReadonlySignal<OptOutState>;
  readonly send: (event: 'press') => void;
  readonly dispose: () => void;
};

/**
 * Stopping notifications: one request at a time, retried on a further press (access §2, §8).
 *
 * @param optOut sends the request and resolves to its end; undefined if the link has
 *   no token
 */
export function createOptOutFlow(optOut: (() => Promise<OptOutState>) | undefined): OptOutFlow {
  const state = signal<OptOutState>(optOut ? 'asking' : 'failed');
  let disposed = false;
  const press = async () => {
    if (!optOut || state.peek() === 'sending' || state.peek() === 'done') return;
    state.value = 'sending';
    const end = await optOut();
    if (!disposed) state.value = end;
  };
  return {
    state,
    send: () => void press(),
    dispose() {
      disposed = true;
    },
  };
}
