import {
  type ApiError,
  type CodeTexts,
  entryOf,
  refusedCodes,
  unanswered,
} from '@portico/core/internal';
import type { SecurityCodeTextKey } from './security-code.sentences';

/** The codes of refusals from Login/ValidateCode (access §8). */
const refusals: CodeTexts<SecurityCodeTextKey> = {
  CodeInvalid: 'errorInvalid',
  CodeExpired: 'errorCodeExpired',
  MaxAttemptsReached: 'errorMaxAttemptsReached',
};

/** The text for a code that could not be sent. */
export function notSentText(error: ApiError): SecurityCodeTextKey {
  const tooMany = refusedCodeText(error) === 'errorMaxAttemptsReached';
  if (tooMany) return 'errorResendTooMany';
  return unanswered(error) === 'unconfirmed' ? 'errorResendUnconfirmed' : 'errorResend';
}

/** The text for a code the server did not accept (access §8). */
export function refusedCodeText(error: ApiError): SecurityCodeTextKey {
  // A refusal with another status than 200 and 403 is a failed request.
  if (error.kind === 'rejected' && error.status !== undefined) return 'error';
  const [code = ''] = refusedCodes(error);
  // Only 403 always means the code; 200 has it for every refusal (D6).
  return entryOf(refusals, code) ?? (error.kind === 'forbidden' ? 'errorInvalid' : 'error');
}
