/**
 * The heights of a list's rows in pixels: an estimate for each, until it is measured. A position is
 * the distance from the top of the first row.
 */
export type RowHeights = {
  /** Sets a row's measured height; returns by how much it differs from the height before. */
  readonly measure: (index: number, height: number) => number;
  /** Where a row begins; for the number of rows, where the list ends. */
  readonly offsetOf: (index: number) => number;
  /** The rows between two positions: the first, and the one after the last. */
  readonly between: (from: number, to: number) => readonly [first: number, end: number];
};

/** Smaller differences come from rounding. */
const tolerance = 0.01;

export function createRowHeights(count: number, estimate: number): RowHeights {
  const heights = new Float64Array(count).fill(estimate);
  const offsets = new Float64Array(count + 1);
  /** The last row whose offset is up to date. */
  let known = 0;

  const offsetOf = (index: number): number => {
    for (; known < index; known += 1) {
      offsets[known + 1] = (offsets[known] ?? 0) + (heights[known] ?? 0);
    }
    return offsets[index] ?? 0;
  };

  /** How many rows begin before a position. */
  const rowsBefore = (position: number): number => {
    let [low, high] = [0, count];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (offsetOf(middle) < position) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  return {
    offsetOf,
    measure: (index, height) => {
      const growth = height - (heights[index] ?? height);
      if (Math.abs(growth) < tolerance) return 0;
      heights[index] = height;
      known = Math.min(known, index);
      return growth;
    },
    between: (from, to) => [Math.max(rowsBefore(from + tolerance) - 1, 0), rowsBefore(to)],
  };
}
