/** The languages of the host's own pages and documents. */
export type Language = 'en' | 'es';

/** The language that an address requests; English for anything else. */
export const languageOf = (asked: string | undefined): Language => (asked === 'es' ? 'es' : 'en');

/** The first language of an `Accept-Language` header, which Portico's pages set to their own. */
export const acceptedLanguage = (header: string | undefined): Language =>
  languageOf(header?.split(/[-,;]/)[0]?.trim().toLowerCase());
