import { maxLength, nonEmpty, pipe, record, regex, safeParse, string, unknown } from 'valibot';
import type { BaseIssue, BaseSchema } from 'valibot';

/**
 * The file of sentences that a lender brings, by language and `group.key`: a language of its own,
 * or corrections of one of the suite (D184).
 */
export type LenderSentences = Readonly<Record<string, Readonly<Record<string, string>>>>;

const anything = record(string(), unknown());
const language = pipe(string(), regex(/^[a-z]{2,3}$/));
const key = pipe(string(), regex(/^\w+\.\w+$/));
const sentence = pipe(string(), nonEmpty(), maxLength(5_000));

/**
 * Reads the file. An entry that cannot be read fails alone.
 *
 * @returns the sentences, and what was wrong: `fr.messages.heading`, `fr`, or `file`
 */
export function readLenderSentences(given: unknown): {
  readonly sentences: LenderSentences;
  readonly bad: readonly string[];
} {
  const bad: string[] = [];
  const read = <T>(
    schema: BaseSchema<unknown, T, BaseIssue<unknown>>,
    value: unknown,
    name: string,
  ): T | undefined => {
    const { success, output } = safeParse(schema, value);
    if (!success) bad.push(name);
    return success ? output : undefined;
  };
  const sentences: Record<string, Record<string, string>> = {};
  for (const [tag, entries] of Object.entries(read(anything, given, 'file') ?? {})) {
    const name = read(language, tag, tag);
    const found = name && read(anything, entries, tag);
    if (!name || !found) continue;
    const own: Record<string, string> = (sentences[name] = {});
    for (const [entry, value] of Object.entries(found)) {
      const id = read(key, entry, `${tag}.${entry}`);
      const text = id && read(sentence, value, `${tag}.${entry}`);
      if (id && text) own[id] = text;
    }
  }
  return { sentences, bad };
}
