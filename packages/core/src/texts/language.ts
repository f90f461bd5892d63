import { languageOf } from '@portico/contract/page-protocol';

/** The languages that are written from right to left. */
const rightToLeft = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** The direction in which a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.includes(language) ? 'rtl' : 'ltr';

/** The language parameter in the address of a document; omitted for English, and for a lender's. */
export function documentLanguage(locale: string): string | undefined {
  const language = languageOf(locale);
  return language === 'en' ? undefined : language;
}
