import { userLogin } from '@portico/contract';
import { trustedDevices, type Core } from '@portico/core';
import type { LoginAnswer } from '../post-sign-in/held-login';
import { isDown, prepareSteps, startPostSignIn } from '../post-sign-in/post-sign-in.controller';
import type { StepsEnd } from '../post-sign-in/post-sign-in.flow';
import { PostSignInView } from '../post-sign-in/post-sign-in.view';
import type { SignInPage } from '../post-sign-in/step';
import { deviceIdOf } from './mobile/device-id';
import type { SignInAttempt, SignInNotice } from './sign-in.attempt.types';
import { refusalOf, unauthorized } from './sign-in.errors';
import type { Credentials, Ended } from './sign-in.flow';
import { noticeOf, refused } from './sign-in.notice';

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
    const steps = await startPostSignIn(page, login, password);
    const ended = steps.ended.then((end) => withReason(page.core, end));
    return { end: 'answered', steps: { ...steps, ended, View: PostSignInView } };
  } catch (error) {
    // The code of a step could not be fetched: the network is gone, or a new version is out.
    page.core.report({ message: String(error) });
    return { end: 'offline' };
  }
}

/** A sign-in that the server has ended says so over the form. */
async function withReason(core: Core, end: StepsEnd): Promise<Ended<SignInNotice>> {
  return end === 'unauthorized' ? { end, notice: await noticeOf(core, unauthorized) } : { end };
}
