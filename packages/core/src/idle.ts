import { computed, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import { assertNever, idleState } from '@portico/rules';
import type { Environment } from './environment';
import type { SessionStore } from './session-store';

/** What the idle watch knows (access §4). */
export type IdleState =
  /** No session, or the portal shows a home screen. */
  | { readonly at: 'off' }
  | { readonly at: 'active' }
  /** The timeout dialog is open; seconds follow the wall clock. */
  | { readonly at: 'warning'; readonly remainingSeconds: number };

/** Watches for input and ends the session when there is none. */
export type IdleWatch = {
  readonly state: ReadonlySignal<IdleState>;
  /** The Resume button: closes the dialog in every tab, restarts the period, tells the server. */
  readonly resume: () => void;
  /** The portal's URL rule (D10): false while a home screen is shown. True by default. */
  readonly watch: (on: boolean) => void;
};

/** What counts as input (access §4). */
const inputs = ['mousemove', 'mousedown', 'wheel', 'keydown', 'scroll', 'touchstart', 'touchmove'];

/** Input is noted, and told to other tabs, at most this often, in milliseconds. */
const noteEvery = 1_000;

type Needs = {
  readonly environment: Environment;
  readonly store: Pick<SessionStore, 'session' | 'tell'>;
  /** The countdown is over. */
  readonly expire: () => void;
  /** Extends the server's session. */
  readonly extend: () => void;
};

/** The watch of one core; `heard` takes what other tabs say. */
export function createIdleWatch({ environment, store, expire, extend }: Needs) {
  const state = signal<IdleState>({ at: 'off' });
  const wanted = signal(true);
  let lastInput = 0;
  let stopTimer = () => {};

  const check = () => {
    stopTimer();
    if (state.peek().at === 'off') return;
    const now = idleState(environment.now(), lastInput);
    switch (now.at) {
      case 'active':
        if (state.peek().at !== 'active') state.value = { at: 'active' };
        stopTimer = environment.delay(check, now.nextCheck);
        return;
      case 'warning':
        state.value = now;
        stopTimer = environment.delay(check, 1_000);
        return;
      case 'expired':
        state.value = { at: 'off' };
        return expire();
      default:
        assertNever(now);
    }
  };
  const restart = () => {
    lastInput = environment.now();
    check();
  };
  /** While the dialog is open, only its button counts. */
  const onInput = () => {
    if (state.peek().at !== 'active' || environment.now() - lastInput < noteEvery) return;
    // The clock is asked first: a machine that slept past the limit must not be revived by a mouse.
    check();
    if (state.peek().at !== 'active') return;
    restart();
    store.tell('active');
  };

  const sessionId = computed(() => store.session.value?.id);
  const stopWatching = effect(() => {
    const { events } = environment;
    if (!wanted.value || sessionId.value === undefined) return undefined;
    state.value = { at: 'active' };
    restart();
    store.tell('active');
    const options = { capture: true, passive: true };
    for (const input of inputs) events?.addEventListener(input, onInput, options);
    events?.addEventListener('visibilitychange', check, options);
    return () => {
      for (const input of inputs) events?.removeEventListener(input, onInput, options);
      events?.removeEventListener('visibilitychange', check, options);
      stopTimer();
      state.value = { at: 'off' };
    };
  });

  return {
    state,
    watch: (on: boolean) => {
      wanted.value = on;
    },
    resume: () => {
      if (state.peek().at === 'off') return;
      restart();
      store.tell('resume');
      extend();
    },
    /** Input, or Resume, in another tab. */
    heard: () => {
      if (state.peek().at !== 'off') restart();
    },
    dispose: stopWatching,
  } satisfies IdleWatch & { heard: () => void; dispose: () => void };
}
