/** An identifier that the host gives, in the type in which it came (D177). */
export type Identifier = string | number;

/** The items of a list of which an earlier one has not the same identifier. */
export function eachOnce<T>(items: readonly T[], idOf: (item: T) => Identifier): T[] {
  const byId = new Map<string, T>();
  for (const item of items) {
    const id = String(idOf(item));
    if (!byId.has(id)) byId.set(id, item);
  }
  return [...byId.values()];
}

/** Whether two are the same: a host may write one as text here and as a number there. */
export const sameIdentifier = (one: Identifier | undefined, other: Identifier | undefined) =>
  one !== undefined && other !== undefined && String(one) === String(other);
