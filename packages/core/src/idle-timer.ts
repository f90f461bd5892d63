import type { Signal } from '@preact/signals-core';
import { assertNever, idleState } from '@portico/rules';
import type { Environment } from './environment';
import type { IdleState } from './idle';

/** What counts as input (access §4). */
const inputs = [
  'mousemove',
  'mousedown',
  'wheel',
  'keydown',
  'scroll',
  'touchstart',
  'touchmove',
] as const;

/** A page that was asleep looks at the clock before anything of it is used. */
const wakes = ['visibilitychange', 'pageshow'] as const;

/** Input is noted, and told to other tabs, at most this often, in milliseconds. */
const noteEvery = 1_000;

type Needs = {
  readonly environment: Environment;
  readonly state: Signal<IdleState>;
  /** When the period began: the moment of sign-in, of the page's load, or of leaving home. */
  readonly since: number;
  /** Input was noted. */
  readonly active: () => void;
  /** The countdown is over. */
  readonly expired: () => void;
};

/** Watches for input from `since` on, until it is disposed of. */
export function startIdleTimer({ environment, state, since, active, expired }: Needs) {
  let lastInput = since;
  let stopTimer = () => {};

  const check = () => {
    stopTimer();
    const found = idleState(environment.now(), lastInput);
    switch (found.at) {
      case 'active':
        if (state.peek().at !== 'active') state.value = { at: 'active' };
        stopTimer = environment.delay(check, found.nextCheck);
        return;
      case 'warning':
        state.value = found;
        stopTimer = environment.delay(check, 1_000);
        return;
      case 'expired':
        return expired();
      default:
        assertNever(found);
    }
  };
  const restart = () => {
    lastInput = environment.now();
    check();
  };
  /** While the dialog is open, only its button counts. */
  const onInput = () => {
    if (environment.now() - lastInput < noteEvery) return;
    // The clock is asked first: a machine that slept past the limit is not revived by a mouse.
    check();
    if (state.peek().at !== 'active') return;
    restart();
    active();
  };

  const { events } = environment;
  const options = { capture: true, passive: true };
  for (const input of inputs) events?.addEventListener(input, onInput, options);
  for (const wake of wakes) events?.addEventListener(wake, check, options);
  check();
  return {
    restart,
    dispose: () => {
      for (const input of inputs) events?.removeEventListener(input, onInput, options);
      for (const wake of wakes) events?.removeEventListener(wake, check, options);
      stopTimer();
      state.value = { at: 'off' };
    },
  };
}
