import type { ApiError } from '@portico/core';
import type { RecoveryTextKey } from './recovery.texts';

/** The codes of the recovery calls that have a sentence of their own (access §8). */
const sentences: Readonly<Record<string, RecoveryTextKey | undefined>> = {
  RecoveryMaxAttempts: 'errorRecoveryMaxAttempts',
  RecoveryFailed: 'errorRecoveryFailed',
  BadQuestion: 'errorBadQuestion',
};

/** The sentence for a recovery that goes no further: the first code decides, and HTTP 500 is one (access §8). */
export function recoveryError(error: ApiError): RecoveryTextKey {
  if (error.kind === 'server' && error.status >= 500) return 'errorError500';
  const code =
    error.kind === 'forbidden' ? error.code : error.kind === 'rejected' && error.codes[0];
  return (code && sentences[code]) || 'error';
}
