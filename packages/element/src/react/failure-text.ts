import { changesTexts, type Texts, type Unanswered } from '@portico/core/internal';
import type { Params } from '@portico/rules';
import { useTexts } from './hooks';

/**
 * Says why a change failed: the sentence of a key, where one is said, and what is known of a change
 * that was not refused. The view loads `changesTexts` with its own texts.
 */
export function useFailureText<K extends string>(catalogue: Texts<K>) {
  const t = useTexts(catalogue);
  const changes = useTexts(changesTexts);
  return (key: K | undefined, unanswered: Unanswered | undefined, params?: Params): string =>
    [key && t(key, params), unanswered && changes(unanswered)]
      .filter((sentence) => sentence !== undefined)
      .reduce((first, second) => `${ended(first)} ${second}`);
}

const ended = (sentence: string) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);
