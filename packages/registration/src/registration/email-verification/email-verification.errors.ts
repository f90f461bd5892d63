import { refusedCodes, type ApiError } from '@portico/core/internal';
import type { RegistrationEmailTextKey } from './registration-email.sentences';

/** The codes of refusals from Register/ValidateCode (access §8). */
const refusals = new Map<string, RegistrationEmailTextKey>([
  ['CodeInvalid', 'errorInvalid'],
  ['CodeExpired', 'errorCodeExpired'],
  ['MaxAttemptsReached', 'errorMaxAttemptsReached'],
]);

/** The text for a code that was not accepted (access §8). */
export function refusedCodeText(error: ApiError): RegistrationEmailTextKey {
  // A refusal with another status than 200 and 403 is a failed request.
  if (error.kind === 'rejected' && error.status !== undefined) return 'error';
  const [code = ''] = refusedCodes(error);
  // Only 403 always means the code; 200 has it for every refusal (D6).
  return refusals.get(code) ?? (error.kind === 'forbidden' ? 'errorInvalid' : 'error');
}

/** Whether another code has to be sent after this refusal. */
export function isSpent(text: RegistrationEmailTextKey | undefined): boolean {
  return text === 'errorCodeExpired' || text === 'errorMaxAttemptsReached';
}

/** The text for a code that could not be sent. */
export function notSentText(error: ApiError): RegistrationEmailTextKey {
  const text = refusedCodeText(error);
  return text === 'errorMaxAttemptsReached' ? 'errorSendTooMany' : text;
}
