import type { TestClock } from '@portico/core/testing';

/** The date of every story: a Wednesday. */
const start = Date.parse('2025-03-12T16:00:00Z');

/**
 * Milliseconds: shorter delays of a screen lead to what a story shows; longer ones only repeat or
 * end it, such as idle timeouts.
 */
const longestWait = 20_000;

/** How much shorter a hurried story's delays are: code is still fetched within the limit for it. */
const hurry = 8;

/**
 * A clock that starts at the same time in every story and runs in real time; when hurried, the delays
 * of a screen are shorter.
 */
export function createStoryClock(isHurried: boolean): TestClock {
  const opened = performance.now();
  return {
    now: () => start + performance.now() - opened,
    delay: (run, delay) => {
      const timer = setTimeout(run, isHurried && delay < longestWait ? delay / hurry : delay);
      return () => clearTimeout(timer);
    },
    advance: () => undefined,
    sleep: () => undefined,
  };
}
