import { countdownSeconds, idleLimit } from './idle-limits';

export type IdleState =
  /** `nextCheck`: milliseconds after which it may have changed. */
  | { readonly at: 'active'; readonly nextCheck: number }
  | { readonly at: 'warning'; readonly remainingSeconds: number }
  | { readonly at: 'expired' };

/**
 * The state of the idle timer, by the wall clock: a computer that slept through the countdown is
 * expired when it wakes (D31). Both times are milliseconds of the same clock.
 */
export function idleState(now: number, lastActivity: number): IdleState {
  const idle = Math.max(0, now - lastActivity);
  if (idle < idleLimit) return { at: 'active', nextCheck: idleLimit - idle };
  const remainingSeconds = Math.ceil((idleLimit - idle) / 1000) + countdownSeconds;
  return remainingSeconds > 0 ? { at: 'warning', remainingSeconds } : { at: 'expired' };
}

/** `2:00` */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
