import type { ApiError, Translate } from '@portico/core/internal';
import type { StatementFormatTextKey } from './statement-format.texts';

/**
 * The sentences of a failed save: the server's own messages, except its code `Error`; the sentence
 * of `Error` for a failure without a message (accounts §4, §8).
 */
export function saveErrors(
  error: ApiError,
  t: Translate<StatementFormatTextKey>,
): readonly string[] {
  const messages = error.kind === 'rejected' ? error.codes.filter((code) => code !== '') : [];
  if (messages.length === 0) return [t('error')];
  return messages.map((message) => (message === 'Error' ? t('error') : message));
}
