import type { TestClock } from '@portico/core/testing';

/** The day every story happens on: a Wednesday. */
const start = Date.parse('2025-03-12T16:00:00Z');

/** Time that starts on the same day in every story and then passes as it does for a borrower. */
export function createStoryClock(): TestClock {
  const opened = performance.now();
  return {
    now: () => start + performance.now() - opened,
    delay: (run, delay) => {
      const timer = setTimeout(run, delay);
      return () => clearTimeout(timer);
    },
    advance: () => undefined,
    sleep: () => undefined,
  };
}
