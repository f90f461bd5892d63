/** The values of an object by their names; none of any other value. */
export function entriesOf(wire: unknown): readonly [string, unknown][] {
  return typeof wire === 'object' && wire ? Object.entries(wire) : [];
}

/** The values of an object by their names in lower case: a host may use any case (D5). */
export function lowerKeys(wire: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(entriesOf(wire).map(([key, value]) => [key.toLowerCase(), value]));
}
