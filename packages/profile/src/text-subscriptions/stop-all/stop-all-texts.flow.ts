import type { Flow } from '@portico/element';
import { signal } from '@preact/signals-core';

/** What was stopped, or could not be. */
export type Outcome =
  | { readonly what: 'phone' | 'senders'; readonly phone: string; readonly ok: boolean }
  | { readonly what: 'alerts'; readonly ok: boolean };

export type StopAllTextsState = {
  readonly at: 'ready' | 'stopping' | 'stopped';
  readonly outcomes: readonly Outcome[];
};

/** @template P what is known of the borrower's texts */
export type StopAllTextsEvent<P> = { readonly type: 'stop'; readonly shown: P };

/** The side effects. No method rejects. */
export type StopAllTextsPorts<P> = {
  /** Resolves to each outcome, and to what is known afterwards. */
  readonly stop: (shown: P) => Promise<{ readonly outcomes: readonly Outcome[]; readonly now: P }>;
  readonly stopped: (now: P) => void;
};

/** One press stops all texts; another one what could not be stopped by the first. */
export function createStopAllTextsFlow<P>(
  ports: StopAllTextsPorts<P>,
): Flow<StopAllTextsState, StopAllTextsEvent<P>> {
  const state = signal<StopAllTextsState>({ at: 'ready', outcomes: [] });
  let disposed = false;

  const stop = async (shown: P) => {
    const earlier = state.peek().outcomes.filter(({ ok }) => ok);
    state.value = { at: 'stopping', outcomes: earlier };
    const { outcomes, now } = await ports.stop(shown);
    if (disposed) return;
    state.value = { at: 'stopped', outcomes: [...earlier, ...outcomes] };
    ports.stopped(now);
  };

  return {
    state,
    send({ shown }) {
      if (state.peek().at !== 'stopping') void stop(shown);
    },
    dispose() {
      disposed = true;
    },
  };
}
