/** A clock that only the test advances; timers run in the order in which they are due. */
export type TestClock = {
  readonly now: () => number;
  readonly delay: (run: () => void, delay: number) => () => void;
  /** Advances the clock and runs the timers that are due. */
  readonly advance: (milliseconds: number) => void;
  /**
   * Moves the clock as while a machine sleeps, which timers do not count; back with a negative
   * value, as when it is set.
   */
  readonly sleep: (milliseconds: number) => void;
};

/** `start` is an ISO date-time. */
export function createTestClock(start = '2025-03-12T16:00:00Z'): TestClock {
  let now = Date.parse(start);
  let due: { at: number; readonly run: () => void }[] = [];
  const next = (limit: number) =>
    due.filter(({ at }) => at <= limit).sort((one, other) => one.at - other.at)[0];
  return {
    now: () => now,
    delay: (run, delay) => {
      const entry = { at: now + delay, run };
      due.push(entry);
      return () => {
        due = due.filter((other) => other !== entry);
      };
    },
    advance: (milliseconds) => {
      const end = now + milliseconds;
      for (let entry = next(end); entry; entry = next(end)) {
        const { at, run } = entry;
        due = due.filter((other) => other !== entry);
        now = Math.max(now, at);
        run();
      }
      now = Math.max(now, end);
    },
    sleep: (milliseconds) => {
      now += milliseconds;
      for (const entry of due) entry.at += milliseconds;
    },
  };
}
