import type { ApiError } from '@portico/core/internal';
import type { EmailVerificationKey } from './email-verification.texts';

/** The codes of HTTP 403 from Register/ValidateCode (access §8). */
const refusals = new Map<string, EmailVerificationKey>([
  ['CodeExpired', 'errorCodeExpired'],
  ['MaxAttemptsReached', 'errorMaxAttemptsReached'],
]);

/** The text for a code that was not accepted (access §8). */
export function refusedCodeText(error: ApiError): EmailVerificationKey {
  return error.kind === 'forbidden' ? (refusals.get(error.code) ?? 'errorInvalid') : 'error';
}

/** The text for a code that could not be sent. */
export function notSentText(error: ApiError): EmailVerificationKey {
  const text = refusedCodeText(error);
  return text === 'errorMaxAttemptsReached' ? 'errorSendTooMany' : text;
}
