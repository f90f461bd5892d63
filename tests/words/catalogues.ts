import type { Locale } from '@portico/core';
import { plainWords } from '@portico/core/plain-words';
import type { Texts } from '@portico/core/internal';
import { allPackages, cataloguesOf } from '../effects/texts/catalogues';

/** A sentence as a page without a preset shows it, and as the plain preset does. */
export type Sentence = {
  readonly key: string;
  readonly builtIn: string;
  /** Without the telephone number. Undefined where the preset keeps the built-in one. */
  readonly plain: string | undefined;
};

/** Every catalogue of the suite. */
async function allCatalogues(): Promise<readonly Texts<string>[]> {
  const found = await Promise.all(allPackages.map(cataloguesOf));
  return found.flat().map(({ texts }) => texts);
}

/** Every sentence of the suite in a language. */
export async function sentencesOf(locale: Locale): Promise<readonly Sentence[]> {
  const catalogues = await allCatalogues();
  const found = await Promise.all(
    catalogues.map(async ({ group, english, languages }) => {
      const own: Readonly<Partial<Record<string, string>>> =
        locale === 'en' ? english : ((await languages[locale]?.())?.default ?? {});
      const words = (await plainWords(locale, group)?.())?.default ?? {};
      return Object.entries(english).map(([key, sentence]) => ({
        key: `${group}.${key}`,
        builtIn: own[key] ?? sentence,
        plain: words[`${group}.${key}`]?.replaceAll(/\[.*?\]/g, ''),
      }));
    }),
  );
  return found.flat();
}
