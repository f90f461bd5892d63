/** How many times faster a page waits while a payment is under way. */
const speedUp = 20;

/** The real milliseconds in which so many seconds pass on the page. */
export const realTime = (seconds: number): number => (seconds * 1_000) / speedUp;

/** The time of the pages: how far they are ahead of the machine, and whether they wait in a hurry. */
export type PageTime = {
  /** Milliseconds. */
  readonly ahead: number;
  readonly hurried: boolean;
};

/** Passed to `ownTime`: where it reads the time, and which timers are shorter in a hurry. */
export const timeOptions = {
  key: 'soak.time',
  mark: 'hurried',
  times: speedUp,
  shortest: 400,
  // A payment of unknown outcome can be started over only after five minutes.
  longest: 5 * 60_000,
};

/** The time as it is stored under the key. */
export const storedTime = ({ ahead, hurried }: PageTime): string =>
  hurried ? `${ahead} ${timeOptions.mark}` : String(ahead);

/** Runs in each page before everything else: its clock, and timers that are shorter in a hurry. */
export function ownTime(options: typeof timeOptions): void {
  const read = (): PageTime => {
    try {
      const [ahead, mark] = (localStorage.getItem(options.key) ?? '0').split(' ');
      return { ahead: Number(ahead), hurried: mark === options.mark };
    } catch {
      // A frame without storage.
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
