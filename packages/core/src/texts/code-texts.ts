/** Text keys by the codes of the host. */
export type CodeTexts<K extends string> = Readonly<Record<string, K | undefined>>;

/** The text key of a code from the host; undefined for one without an entry, such as `toString`. */
export function entryOf<K extends string>(table: CodeTexts<K>, code: string): K | undefined {
  return Object.hasOwn(table, code) ? table[code] : undefined;
}
