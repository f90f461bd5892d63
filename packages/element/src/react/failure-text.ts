import { changesTexts, isUnanswered, type Texts, type Unanswered } from '@portico/core/internal';
import type { Params } from '@portico/rules';
import { useTexts } from './hooks';

/**
 * Says why a change failed: the sentence of a key, then what is known of a change that was not
 * refused. Either may be missing, and what is known may also be the key. The view loads
 * `changesTexts` with its own texts.
 */
export function useFailureText<K extends string>(catalogue: Texts<K>) {
  const t = useTexts(catalogue);
  const changes = useTexts(changesTexts);
  const say = (key: K | Unanswered, params?: Params) =>
    isUnanswered(key) ? changes(key) : t(key, params);
  return (key: K | Unanswered | undefined, unanswered?: Unanswered, params?: Params): string =>
    joined(key && say(key, params), unanswered && changes(unanswered));
}

function joined(first: string | undefined, second: string | undefined): string {
  return first && second ? `${ended(first)} ${second}` : (first ?? second ?? '');
}

const ended = (sentence: string) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);
