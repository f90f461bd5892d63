import { userLogin } from '@portico/contract';
import { mobileBridge, trustedDevices, type Core } from '@portico/core';
import type { LoginAnswer } from '../post-sign-in/held-login';
import { isDown, prepareSteps, startPostSignIn } from '../post-sign-in/post-sign-in.controller';
import { PostSignInView } from '../post-sign-in/post-sign-in.view';
import type { SignInPage } from '../post-sign-in/step';
import { refusalOf } from './sign-in.errors';
import type { Credentials } from './sign-in.flow';
import { refused } from './sign-in.notice';
import type { SignInAttempt } from './sign-in.attempt.types';

export { isDown };

/** Sends username and password; a right answer starts the steps after it (access §4, §7). */
export async function logIn(
  page: SignInPage,
  { username, password }: Credentials,
): Promise<SignInAttempt> {
  const { core } = page;
  prepareSteps(page);
  const answer = await core.client.send(userLogin, {
    username,
    password,
    deviceId: await deviceIdOf(core),
    trustedDeviceTokens: trustedDevices(core).tokens(),
  });
  if (answer.ok) return answered(page, answer.value, password);
  const refusal = refusalOf(answer.error);
  return refusal === 'offline' ? { end: 'offline' } : refused(core, refusal);
}

/**
 * Goes on from a login answer that is right.
 * @param password undefined after single sign-on or a token.
 */
export async function answered(
  page: SignInPage,
  login: LoginAnswer,
  password: string | undefined,
): Promise<SignInAttempt> {
  try {
    const postSignIn = await startPostSignIn(page, login, password);
    return { end: 'answered', steps: { ...postSignIn, View: PostSignInView } };
  } catch (error) {
    // The code of a step could not be fetched: the network is gone, or a new version is out.
    page.core.report({ message: String(error) });
    return { end: 'offline' };
  }
}

/** Only the mobile app's wrapper reports one. */
async function deviceIdOf({ mobile, environment }: Core): Promise<string | undefined> {
  if (!mobile) return undefined;
  const { deviceId } = await mobileBridge(environment).deviceInfo();
  return deviceId;
}
