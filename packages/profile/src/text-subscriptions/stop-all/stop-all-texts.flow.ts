import type { Flow } from '@portico/element';
import { signal } from '@preact/signals-core';

/** What was stopped, or could not be. */
export type StopResult = {
  readonly ok: boolean;
  /** Its answer was lost, and what is stored could not be read: it may be stopped. */
  readonly unsure?: boolean;
  /** Turns it on again as it was before; whether that worked. Does not reject. */
  readonly restore?: () => Promise<boolean>;
} & ({ readonly what: 'phone' | 'senders'; readonly phone: string } | { readonly what: 'alerts' });

export type StopAllTextsState = {
  readonly at: 'ready' | 'stopping' | 'stopped' | 'restoring' | 'restored' | 'notRestored';
  readonly outcomes: readonly StopResult[];
  /** The borrower has not confirmed who is there, which the lender wants. */
  readonly notProven: boolean;
  /** What was stopped can be turned on again by one press. */
  readonly canUndo: boolean;
};

/** @template P what is known of the borrower's texts */
export type StopAllTextsEvent<P> =
  | { readonly type: 'stop'; readonly shown: P }
  | { readonly type: 'undo' }
  /** Undo has the focus or the pointer, which keep it; or has lost them. */
  | { readonly type: 'hold' | 'release' };

/** The side effects. No method rejects. */
export type StopAllTextsPorts<P> = {
  /** Resolves to each outcome, and to what is known afterwards. */
  readonly stop: (shown: P) => Promise<{
    readonly outcomes: readonly StopResult[];
    readonly now: P;
    readonly notProven: boolean;
  }>;
  /** Reads what is known now; undefined where that fails. */
  readonly read: () => Promise<P | undefined>;
  readonly changed: (now: P) => void;
  /** Runs `run` after `time` milliseconds; the returned function cancels it. */
  readonly delay: (run: () => void, time: number) => () => void;
};

/** Milliseconds for which Undo is offered, counted anew when it loses the focus or the pointer. */
const undoTime = 10_000;

/**
 * One press stops all texts; another one what could not be stopped by the first. They are stopped at
 * once, so that a page that is left stops them too; Undo turns them on again.
 */
export function createStopAllTextsFlow<P>(
  ports: StopAllTextsPorts<P>,
): Flow<StopAllTextsState, StopAllTextsEvent<P>> {
  const start = { at: 'ready', outcomes: [], notProven: false, canUndo: false } as const;
  const state = signal<StopAllTextsState>(start);
  let disposed = false;
  let endTimer = () => {};
  const set = (change: Partial<StopAllTextsState>) => {
    if (!disposed) state.value = { ...state.peek(), ...change };
  };
  const startTimer = () => {
    endTimer();
    endTimer = ports.delay(() => set({ canUndo: false }), undoTime);
  };

  const stop = async (shown: P) => {
    endTimer();
    const earlier = state.peek().outcomes.filter(({ ok }) => ok);
    set({ at: 'stopping', outcomes: earlier, notProven: false, canUndo: false });
    const { outcomes, now, notProven } = await ports.stop(shown);
    if (disposed) return;
    const all = [...earlier, ...outcomes];
    set({ at: 'stopped', outcomes: all, notProven, canUndo: all.some(({ restore }) => restore) });
    startTimer();
    ports.changed(now);
  };

  const undo = async () => {
    endTimer();
    set({ at: 'restoring' });
    let restored = true;
    for (const { restore } of state.peek().outcomes) {
      if (restore && !(await restore())) restored = false;
    }
    const now = await ports.read();
    set({ at: restored ? 'restored' : 'notRestored', outcomes: [], canUndo: false });
    if (now && !disposed) ports.changed(now);
  };

  return {
    state,
    send(event) {
      const { at, canUndo } = state.peek();
      if (at === 'stopping' || at === 'restoring') return;
      if (event.type === 'stop') void stop(event.shown);
      else if (!canUndo) return;
      else if (event.type === 'undo') void undo();
      else if (event.type === 'hold') endTimer();
      else startTimer();
    },
    dispose() {
      disposed = true;
      endTimer();
    },
  };
}
