import type { TestClock } from '@portico/core/testing';

/** The date of every story: a Wednesday. */
const start = Date.parse('2025-03-12T16:00:00Z');

/**
 * Milliseconds: shorter delays of a screen lead to what a story shows; longer ones only repeat or
 * end it, such as idle timeouts.
 */
const longestWait = 20_000;

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
