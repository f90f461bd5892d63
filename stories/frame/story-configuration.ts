import type { Configuration } from '@portico/core';
import { plainWords } from '@portico/core/plain-words';

/** The language and the words that are chosen in the toolbar. */
export function configurationOf(
  globals: Readonly<Record<string, unknown>>,
): Pick<Configuration, 'locale' | 'words'> {
  return {
    locale: globals['locale'] === 'es' ? 'es' : 'en',
    words: globals['words'] === 'plain' ? plainWords : undefined,
  };
}
