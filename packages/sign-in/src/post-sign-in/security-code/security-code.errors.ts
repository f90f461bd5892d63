import type { ApiError } from '@portico/core/internal';
import type { SecurityCodeTextKey } from './security-code.texts';

/** The codes of HTTP 403 from Login/ValidateCode (access §8). */
const refusals: Readonly<Record<string, SecurityCodeTextKey | undefined>> = {
  CodeExpired: 'errorCodeExpired',
  MaxAttemptsReached: 'errorMaxAttemptsReached',
};

/** The text for a code that could not be sent. */
export function notSentText(error: ApiError): SecurityCodeTextKey {
  const tooMany = refusedCodeText(error) === 'errorMaxAttemptsReached';
  return tooMany ? 'errorResendTooMany' : 'errorResend';
}

/** The text for a code the server did not accept (access §8). */
export function refusedCodeText(error: ApiError): SecurityCodeTextKey {
  return error.kind === 'forbidden' ? (refusals[error.code] ?? 'errorInvalid') : 'error';
}
