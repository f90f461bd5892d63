import { languageOf } from '@portico/contract/page-protocol';

/** The language parameter in the address of a document; omitted for English, and for a lender's. */
export function documentLanguage(locale: string): string | undefined {
  const language = languageOf(locale);
  return language === 'en' ? undefined : language;
}
