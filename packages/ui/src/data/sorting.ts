/** The value rows are compared by: text, a number (cents too), or a day as `yyyy-MM-dd`. */
export type SortValue = string | number | undefined;

export type Sort = { key: string; descending: boolean };

/** The next order when a header is pressed: ascending first, then reversed. */
export function nextSort(sort: Sort | undefined, key: string): Sort {
  return { key, descending: sort?.key === key && !sort.descending };
}

/** A sorted copy. Equal rows keep their order, and rows without a value are last in both orders. */
export function sortRows<R>(
  rows: readonly R[],
  valueOf: (row: R) => SortValue,
  descending: boolean,
): R[] {
  return [...rows].sort((a, b) => compare(valueOf(a), valueOf(b), descending ? -1 : 1));
}

function compare(a: SortValue, b: SortValue, direction: 1 | -1): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  if (typeof a === 'number' && typeof b === 'number') return (a - b) * direction;
  return String(a).localeCompare(String(b), undefined, { numeric: true }) * direction;
}
