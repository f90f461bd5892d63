/** How many times faster a page waits while a payment is under way. */
const speedUp = 20;

/** The real milliseconds in which so many seconds pass on the page. */
export const realTime = (seconds: number): number => (seconds * 1_000) / speedUp;

/** Where the pages of a browser read their time. */
export const pageTimeKey = 'soak.time';

/** The time of the pages: how far they are ahead of the machine, and whether they wait in a hurry. */
export type PageTime = {
  /** Milliseconds. */
  readonly ahead: number;
  readonly hurried: boolean;
};

/** Passed to `ownTime`. */
export const timeOptions = { key: pageTimeKey, times: speedUp, shortest: 400, longest: 60_000 };

/** Runs in each page before everything else: its clock, and timers that are shorter in a hurry. */
export function ownTime(options: typeof timeOptions): void {
  const read = (): PageTime => {
    try {
      const stored: PageTime = JSON.parse(localStorage.getItem(options.key) ?? '');
      return stored;
    } catch {
      return { ahead: 0, hurried: false };
    }
  };
  const now = Date.now.bind(Date);
  const start = window.setTimeout.bind(window);
  Date.now = () => now() + read().ahead;
  const shortened = (milliseconds: number) =>
    milliseconds > options.shortest && milliseconds <= options.longest && read().hurried
      ? milliseconds / options.times
      : milliseconds;
  Object.assign(window, {
    setTimeout: (work: () => void, milliseconds = 0) => start(work, shortened(milliseconds)),
  });
}
