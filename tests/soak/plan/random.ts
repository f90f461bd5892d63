/** Numbers from 0 to 1 determined by a seed, so that a run can be repeated (mulberry32). */
export type Random = () => number;

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `least` to `most`, both included. */
export function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** One of a list. */
export function pick<T>(random: Random, from: readonly [T, ...T[]]): T {
  return from[between(random, 0, from.length - 1)] ?? from[0];
}

/** The members of a list in another order. */
export function shuffled<T>(random: Random, list: readonly T[]): readonly T[] {
  const keyed = list.map((member) => ({ member, key: random() }));
  return keyed.toSorted((one, other) => one.key - other.key).map(({ member }) => member);
}
