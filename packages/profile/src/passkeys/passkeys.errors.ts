import {
  type ApiError,
  type CodeTexts,
  entryOf,
  refusedCodes,
  type Unanswered,
} from '@portico/core/internal';
import type { PasskeysTextKey } from './passkeys.sentences';

/** The codes of the server for a passkey that was not added. */
const codes: CodeTexts<PasskeysTextKey> = {
  NotOffered: 'errorAddress',
  Expired: 'errorTimeout',
  AlreadyRegistered: 'errorAlreadyRegistered',
  TooMany: 'errorTooMany',
  ProofRequired: 'errorProofRequired',
};

/** The names of the browser's errors (WebAuthn, `navigator.credentials.create`). */
const browserErrors: CodeTexts<PasskeysTextKey> = {
  NotAllowedError: 'errorCancelled',
  AbortError: 'errorCancelled',
  InvalidStateError: 'errorAlreadyRegistered',
  ConstraintError: 'errorNoVerification',
  NotSupportedError: 'errorDevice',
  SecurityError: 'errorAddress',
};

/** Why the server did not add a passkey. */
export function addRefusal(error: ApiError): PasskeysTextKey {
  const [code = ''] = refusedCodes(error);
  return entryOf(codes, code) ?? 'errorAdd';
}

/** Why a passkey was not changed, or what is known of it. */
export type PasskeyRefusal = PasskeysTextKey | Unanswered;

/**
 * Why the browser made no passkey.
 *
 * @param tookTooLong the time of the request was over: browsers report that like a cancellation
 */
export function browserRefusal(name: string, tookTooLong: boolean): PasskeysTextKey {
  if (name === 'NotAllowedError' && tookTooLong) return 'errorTimeout';
  return entryOf(browserErrors, name) ?? 'errorAdd';
}
