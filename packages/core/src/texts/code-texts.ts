/** Text keys by the codes of the host. */
export type CodeTexts<K extends string> = Readonly<Record<string, K | undefined>>;

/** The entry of a code from the host; undefined for one without, such as `toString`. */
export function entryOf<E>(
  table: Readonly<Record<string, E | undefined>>,
  code: string,
): E | undefined {
  return Object.hasOwn(table, code) ? table[code] : undefined;
}
