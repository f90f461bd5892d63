import type { WordsByLanguage } from '@portico/contract';
import { wordsIn } from '@portico/core/internal';
import type { RequestsKindsTextKey } from './requests.kinds.sentences';

/** What is shown: a sentence of the suite, or words of the lender's API. */
export type Said = { readonly key: RequestsKindsTextKey } | { readonly words: string };

/** The words of the API where it has any, because it knows its own request best; else the sentence. */
export function said(
  words: WordsByLanguage,
  locale: string,
  key: RequestsKindsTextKey | undefined,
): Said | undefined {
  const own = wordsIn(words, locale);
  if (own !== undefined) return { words: own };
  return key && { key };
}
