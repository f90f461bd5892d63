import type { Language } from '@portico/contract/page-protocol';
import { english } from './english';
import { spanish } from './spanish';

/** The languages of the lender's website: those of the suite. */
export type { Language };

/** Every sentence of the lender's website, by key; English is the type. */
export type SiteTexts = { readonly [K in keyof typeof english]: string };

const byLanguage: Readonly<Record<Language, SiteTexts>> = { en: english, es: spanish };

/** The sentences in one language. */
export function siteTexts(lang: Language): SiteTexts {
  return byLanguage[lang];
}
