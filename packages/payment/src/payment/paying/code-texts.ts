/** Text keys by the codes of the host. */
export type CodeTexts<K extends string> = Readonly<Record<string, K | undefined>>;

/** The key of a code that came over the wire; one that names no entry, such as `toString`, has none. */
export function entryOf<K extends string>(table: CodeTexts<K>, code: string): K | undefined {
  return Object.hasOwn(table, code) ? table[code] : undefined;
}
