/** The fields of an object or the items of a list; none for anything else. */
export function entriesOf(value: unknown): readonly [name: string, value: unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** A field of an object by its name in any letter case (D5). */
export function fieldOf(value: unknown, name: string): unknown {
  const wanted = name.toLowerCase();
  return entriesOf(value).find(([one]) => one.toLowerCase() === wanted)?.[1];
}
