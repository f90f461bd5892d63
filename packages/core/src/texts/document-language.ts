import type { Locale } from './texts';

/** The language parameter in the address of a document; omitted for English. */
export const documentLanguage = (locale: Locale): string | undefined =>
  locale === 'en' ? undefined : locale;
