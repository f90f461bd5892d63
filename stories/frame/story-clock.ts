import type { TestClock } from '@portico/core/testing';

/** The day every story happens on: a Wednesday. */
const start = Date.parse('2025-03-12T16:00:00Z');

/** What a screen waits for, other than a borrower who has gone away. */
const longestWait = 60_000;

/**
 * Time that starts on the same day in every story and then passes as it does for a borrower, or,
 * when hurried, without the waits of a screen.
 */
export function createStoryClock(hurried: boolean): TestClock {
  const opened = performance.now();
  return {
    now: () => start + performance.now() - opened,
    delay: (run, delay) => {
      const timer = setTimeout(run, hurried && delay < longestWait ? 0 : delay);
      return () => clearTimeout(timer);
    },
    advance: () => undefined,
    sleep: () => undefined,
  };
}
