/**
 * Like `Map.groupBy`, which Node 20 does not have.
 *
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => string} nameOf
 * @returns {Map<string, T[]>}  in the order of each group's first item
 */
export function groupBy(items, nameOf) {
  const groups = new Map();
  for (const item of items) {
    const name = nameOf(item);
    if (groups.has(name)) groups.get(name).push(item);
    else groups.set(name, [item]);
  }
  return groups;
}
