import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { SignInStep } from '@portico/rules';

/**
 * How the steps after a correct password ended (access §4); `unauthorized`: the server no longer
 * accepts the token.
 */
export type StepsEnd = 'completed' | 'cancelled' | 'unauthorized' | 'down';

export type QueueState =
  | {
      readonly at: 'step';
      readonly step: SignInStep;
      /** Its place in the order, from 1. */
      readonly number: number;
      readonly checking: boolean;
    }
  | { readonly at: 'ended'; readonly end: StepsEnd };

export type QueueFlow = {
  /** How many steps there are. */
  readonly count: number;
  readonly state: ReadonlySignal<QueueState>;
  /** Resolves when the last step is done, one is cancelled or refused, or the portal is down. */
  readonly ended: Promise<StepsEnd>;
  /** Completes the current step. */
  complete(): Promise<void>;
  /** Cancels the sign-in; no later step opens. */
  cancel(): void;
  /** Ends the queue because the server no longer accepts the token. */
  refuse(): void;
};

/**
 * Runs the steps one after the other. After each, the maintenance check decides whether the next
 * one opens; a portal that is down, or a check that fails, ends the queue (access §4; D38).
 *
 * @param isDown calls the maintenance service; must not reject: a failed check resolves to true.
 */
export function createQueueFlow(
  steps: readonly SignInStep[],
  isDown: () => Promise<boolean>,
): QueueFlow {
  const waiting = [...steps];
  const { promise: ended, resolve } = withResolvers<StepsEnd>();
  const next = (): QueueState => {
    const step = waiting.shift();
    if (step === undefined) return { at: 'ended', end: 'completed' };
    return { at: 'step', step, number: steps.length - waiting.length, checking: false };
  };
  const state = signal(next());
  if (steps.length === 0) resolve('completed');

  const end = (how: StepsEnd) => {
    waiting.length = 0;
    state.value = { at: 'ended', end: how };
    resolve(how);
  };

  return {
    count: steps.length,
    state,
    ended,
    async complete() {
      const now = state.peek();
      if (now.at !== 'step' || now.checking) return;
      state.value = { ...now, checking: true };
      const down = await isDown();
      if (state.peek().at === 'ended') return;
      if (down) return end('down');
      if (waiting.length === 0) return end('completed');
      state.value = next();
    },
    cancel() {
      if (state.peek().at === 'step') end('cancelled');
    },
    refuse() {
      if (state.peek().at === 'step') end('unauthorized');
    },
  };
}

/** `Promise.withResolvers`, which Node 20 and Safari 17.3 lack. */
function withResolvers<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
