import {
  type ApiError,
  type CodeTexts,
  entryOf,
  refusedCodes,
  unanswered,
} from '@portico/core/internal';
import type { RecoveryTextKey } from './recovery.sentences';

/** What a failed recovery says: one of its texts, or that of `changesTexts`. */
export type RecoveryErrorKey = RecoveryTextKey | 'notSent';

/** The codes of the recovery calls that have their own text (access §8). */
const errorTexts: CodeTexts<RecoveryTextKey> = {
  RecoveryMaxAttempts: 'errorRecoveryMaxAttempts',
  RecoveryFailed: 'errorRecoveryFailed',
  BadQuestion: 'errorBadQuestion',
};

/** The text for a failed recovery: one for HTTP 5xx, else by the first code (access §8). */
export function recoveryError(error: ApiError): RecoveryTextKey {
  if (error.kind === 'server' && error.status >= 500) return 'errorError500';
  const [code = ''] = refusedCodes(error);
  return entryOf(errorTexts, code) ?? 'error';
}

/** The text for a mail that may be on its way, or was not asked for; undefined after a refusal. */
export function unmailedText(error: ApiError): RecoveryErrorKey | undefined {
  const known = unanswered(error);
  return known && (known === 'notSent' ? known : 'errorUnconfirmed');
}
