import { Busy } from '../http/answer/busy';

/** How many hashes are made at once and how many may wait, in all and for one network. */
type Capacity = {
  readonly atOnce: number;
  readonly waiting: number;
  readonly waitingFrom: number;
};

/**
 * A hash takes a quarter of a second of one processor. Two at once leave the other two threads of
 * Node's pool to files, and the last in the queue waits for a few seconds.
 */
export const hashCapacity: Capacity = { atOnce: 2, waiting: 32, waitingFrom: 8 };

/** Runs work that hashes, in its turn; throws `Busy` when too much waits, in all or from there. */
export type HashQueue = <T>(from: string, work: () => Promise<T>) => Promise<T>;

/** A queue with a bound, so that one visitor's sign-ins neither delay the others' nor fill it. */
export function createHashQueue({ atOnce, waiting, waitingFrom }: Capacity): HashQueue {
  const queue: { readonly from: string; readonly start: () => void }[] = [];
  let running = 0;

  const turn = (from: string): Promise<void> | undefined => {
    if (running < atOnce) return undefined;
    const isFull =
      queue.length >= waiting || queue.filter((one) => one.from === from).length >= waitingFrom;
    if (isFull) throw new Busy();
    return new Promise((start) => queue.push({ from, start }));
  };

  return async (from, work) => {
    // Who is started takes over the place of the one before, which stays counted.
    const place = turn(from);
    if (place) await place;
    else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next.start();
      else running -= 1;
    }
  };
}
