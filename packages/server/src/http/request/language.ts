import { languageOf as suiteLanguageOf, type Language } from '@portico/contract/page-protocol';

/** The languages of the host's own pages and documents: those of the suite. */
export type { Language };

/** The language that an address requests; English for anything else. */
export const languageOf = (asked: string | undefined): Language =>
  suiteLanguageOf(asked ?? '') ?? 'en';

/** The first language of an `Accept-Language` header, which Portico's pages set to their own. */
export const acceptedLanguage = (header: string | undefined): Language =>
  languageOf(header?.split(/[,;]/)[0]?.trim());
