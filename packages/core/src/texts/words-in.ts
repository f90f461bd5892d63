import type { WordsByLanguage } from '@portico/contract';
import { entryOf } from './code-texts';

/**
 * The words of the API in a language. English stands for one that is missing, any other for English;
 * undefined where there are none.
 */
export function wordsIn(words: WordsByLanguage, locale: string): string | undefined {
  const [any] = Object.values(words).filter((text) => text.trim() !== '');
  return entryOf(words, locale)?.trim() || entryOf(words, 'en')?.trim() || any?.trim();
}
