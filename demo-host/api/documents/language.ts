/** The languages of what the host writes for a borrower to read. */
export type Language = 'en' | 'es';

/** What an address asks for; English for anything else. */
export const languageOf = (asked: string | undefined): Language => (asked === 'es' ? 'es' : 'en');
