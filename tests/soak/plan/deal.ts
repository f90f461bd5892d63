import { shuffled, type Random } from './random';

/** A kind, and how many runs of a block are of it. */
export type Weighted = { readonly weight: number };

/** The runs of a block. */
export const blockSize = 40;

/** The sum of the weights. */
export const weightOf = (table: readonly Weighted[]): number =>
  table.reduce((sum, { weight }) => sum + weight, 0);

/**
 * The kind of each run of a block, in a random order: of each kind exactly as many runs as its
 * weight, so that each is among them, whatever the seed. The first kind gets the runs that are
 * left, and has to fit to any.
 *
 * @param fits whether a run of the block can be of a kind. The kinds that fit to the fewest runs
 *   stand last in the table, and are dealt first.
 * @throws Error when a kind fits to fewer runs than its weight
 */
export function deal<T extends Weighted>(
  random: Random,
  table: readonly [T, ...T[]],
  fits: (kind: T, place: number) => boolean = () => true,
): readonly T[] {
  const [first, ...others] = table;
  const places = Array.from({ length: blockSize }, (_, place) => place);
  let free = shuffled(random, places);
  const dealt = new Map<number, T>();
  for (const kind of others.toReversed()) {
    const taken = free.filter((place) => fits(kind, place)).slice(0, kind.weight);
    if (taken.length < kind.weight) throw new Error('A kind that fits to too few runs');
    for (const place of taken) dealt.set(place, kind);
    free = free.filter((place) => !dealt.has(place));
  }
  return places.map((place) => dealt.get(place) ?? first);
}
