import type { Signal } from '@preact/signals-core';
import { assertNever, idleState } from '@portico/rules';
import type { Environment } from '../page/environment';
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

/** Events on which a suspended page checks the clock before it is used. */
const resumeEvents = ['visibilitychange', 'pageshow'] as const;

/** Minimum milliseconds between two recorded inputs, each of which is sent to the other tabs. */
const inputInterval = 1_000;

/**
 * Milliseconds between two looks at the clock. A page that stays visible receives no event when the
 * machine wakes, and its timers do not count the time asleep.
 */
const clockInterval = 1_000;

type Needs = {
  readonly environment: Environment;
  readonly state: Signal<IdleState>;
  /** Start of the idle period: sign-in, page load, or leaving a home screen. */
  readonly since: number;
  /** Called when input is recorded. */
  readonly active: () => void;
  /** Called when the countdown reaches zero. */
  readonly expired: () => void;
};

/** Watches for input from `since` on, until disposed. */
export function startIdleTimer({ environment, state, since, active, expired }: Needs) {
  let lastInput = since;
  let stopTimer = () => {};

  const check = () => {
    stopTimer();
    const now = environment.now();
    // Of a clock that was set back, which would lengthen the idle period.
    lastInput = Math.min(lastInput, now);
    const found = idleState(now, lastInput);
    switch (found.at) {
      case 'active':
        if (state.peek().at !== 'active') state.value = { at: 'active' };
        stopTimer = environment.delay(check, Math.min(found.nextCheck, clockInterval));
        return;
      case 'warning':
        state.value = found;
        stopTimer = environment.delay(check, clockInterval);
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
  /** While the timeout dialog is open, only its button counts as input. */
  const onInput = () => {
    const passed = environment.now() - lastInput;
    if (passed >= 0 && passed < inputInterval) return;
    // Check the clock first: input must not revive a session that expired while the machine slept.
    check();
    if (state.peek().at !== 'active') return;
    restart();
    active();
  };

  const { events } = environment;
  const options = { capture: true, passive: true };
  for (const input of inputs) events?.addEventListener(input, onInput, options);
  for (const name of resumeEvents) events?.addEventListener(name, check, options);
  check();
  return {
    restart,
    check,
    dispose: () => {
      for (const input of inputs) events?.removeEventListener(input, onInput, options);
      for (const name of resumeEvents) events?.removeEventListener(name, check, options);
      stopTimer();
      state.value = { at: 'off' };
    },
  };
}
