import { refusedCodes, type ApiError } from '@portico/core/internal';
import type { RecoveryTextKey } from './recovery.texts';

/** The codes of the recovery calls that have their own text (access §8). */
const errorTexts: Readonly<Record<string, RecoveryTextKey | undefined>> = {
  RecoveryMaxAttempts: 'errorRecoveryMaxAttempts',
  RecoveryFailed: 'errorRecoveryFailed',
  BadQuestion: 'errorBadQuestion',
};

/** The text for a failed recovery: one for HTTP 5xx, else by the first code (access §8). */
export function recoveryError(error: ApiError): RecoveryTextKey {
  if (error.kind === 'server' && error.status >= 500) return 'errorError500';
  const [code = ''] = refusedCodes(error);
  return errorTexts[code] ?? 'error';
}
