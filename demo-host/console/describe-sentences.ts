import type { Words } from '@portico/core';
import type { Texts } from '@portico/core/internal';
import { locales, type Locale, type SentencesOfLanguage } from './catalogue';

type Described = Pick<Texts<string>, 'group' | 'english' | 'languages'>;

/** Sentences of a catalogue in a language, by their setting's key; English for those it lacks. */
async function builtIn(
  { group, english, languages }: Described,
  locale: Locale,
): Promise<readonly (readonly [string, string])[]> {
  const translated = (await languages[locale]?.())?.default ?? {};
  return Object.entries(english).map(([key, sentence]) => [
    `${group}.${key}`,
    translated[key] ?? sentence,
  ]);
}

/** Every sentence in each language: as it is built in, and as the preset of plain words has it. */
export async function describeSentences(
  texts: readonly Described[],
  plainWords: Words,
): Promise<Readonly<Record<string, SentencesOfLanguage>>> {
  const groups = [...new Set(texts.map(({ group }) => group))];
  const described = await Promise.all(
    locales.map(async (locale) => {
      const own = await Promise.all(texts.map((one) => builtIn(one, locale)));
      const files = groups.flatMap((group) => {
        const read = plainWords(locale, group);
        return read ? [read()] : [];
      });
      const plain = (await Promise.all(files)).flatMap((file) => Object.entries(file.default));
      const builtInAll = Object.fromEntries(own.flat());
      return [locale, { builtIn: builtInAll, plain: Object.fromEntries(plain) }] as const;
    }),
  );
  return Object.fromEntries(described);
}
