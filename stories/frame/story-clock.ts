import type { TestClock } from '@portico/core/testing';

/** The date of every story: a Wednesday. */
const start = Date.parse('2025-03-12T16:00:00Z');

/** The longest delay of a screen in milliseconds; longer ones are idle timeouts. */
const longestWait = 60_000;

/**
 * A clock that starts at the same time in every story and runs in real time; when hurried, without
 * the delays of a screen.
 */
export function createStoryClock(withoutPauses: boolean): TestClock {
  const opened = performance.now();
  return {
    now: () => start + performance.now() - opened,
    delay: (run, delay) => {
      const timer = setTimeout(run, withoutPauses && delay < longestWait ? 0 : delay);
      return () => clearTimeout(timer);
    },
    advance: () => undefined,
    sleep: () => undefined,
  };
}
