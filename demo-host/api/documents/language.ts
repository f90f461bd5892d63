/** The languages of the host's own pages and documents. */
export type Language = 'en' | 'es';

/** The language that an address requests; English for anything else. */
export const languageOf = (asked: string | undefined): Language => (asked === 'es' ? 'es' : 'en');
