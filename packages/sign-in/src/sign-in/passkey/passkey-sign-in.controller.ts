import { passkeySignIn, passkeySignInOptions } from '@portico/contract';
import { entryOf } from '@portico/core/internal';
import type { Flow } from '@portico/element';
import { askForPasskey, cancelPasskey, offerPasskeys } from '@portico/shared/passkeys';
import type { SignInPage } from '../../post-sign-in/step';
import { answered } from '../sign-in.attempt';
import type { SignInAttempt } from '../sign-in.attempt.types';
import { refusalOf, type SignInRefusal } from '../sign-in.errors';
import { offline } from '../sign-in.flow';
import { refused } from '../sign-in.notice';
import {
  createPasskeySignInFlow,
  type PasskeySignInEvent,
  type PasskeySignInState,
} from './passkey-sign-in.flow';

/** The codes whose sentence is not that of the same code after a password. */
const refusals: Readonly<Record<string, SignInRefusal | undefined>> = {
  Invalid: { text: 'errorPasskeyInvalid', next: 'none' },
  Expired: { text: 'errorPasskeyExpired', next: 'none' },
};

/** @param attempt signs in without the form. */
export function createPasskeySignIn(
  page: Omit<SignInPage, 'removed'>,
  attempt: (run: (removed: AbortSignal) => Promise<SignInAttempt>) => void,
): Flow<PasskeySignInState, PasskeySignInEvent> {
  return createPasskeySignInFlow({
    options: async () => {
      const answer = await page.core.client.send(passkeySignInOptions, {});
      return answer.ok ? answer.value.options : undefined;
    },
    offer: offerPasskeys,
    ask: askForPasskey,
    cancel: cancelPasskey,
    signIn: (credential) => attempt((removed) => signInBy({ ...page, removed }, credential)),
  });
}

/** Sends the credential; the steps follow, but for the password's and the code. */
async function signInBy(page: SignInPage, credential: unknown): Promise<SignInAttempt> {
  const { core } = page;
  const answer = await core.client.send(passkeySignIn, { credential });
  if (answer.ok) return answered(page, answer.value, undefined);
  const { error } = answer;
  const refusal = (error.kind === 'forbidden' && entryOf(refusals, error.code)) || refusalOf(error);
  return refusal === 'offline' ? offline : refused(core, refusal);
}
