import type { Locale } from './texts';

/** What the address of a document says of its language: nothing for English. */
export const documentLanguage = (locale: Locale): string | undefined =>
  locale === 'en' ? undefined : locale;
