/** A clock that stands until it is told to go on; what falls due runs in its order. */
export type TestClock = {
  readonly now: () => number;
  readonly delay: (run: () => void, delay: number) => () => void;
  /** Lets milliseconds pass. */
  readonly advance: (milliseconds: number) => void;
  /** Lets time pass as while a machine sleeps: nothing runs until the next `advance`. */
  readonly sleep: (milliseconds: number) => void;
};

/** `start` is an ISO date-time. */
export function createTestClock(start = '2025-03-12T16:00:00Z'): TestClock {
  let now = Date.parse(start);
  let due: { readonly at: number; readonly run: () => void }[] = [];
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
    },
  };
}
