import { userLogin } from '@portico/contract';
import { returnAddress, trustedDevices } from '@portico/core/internal';
import type { LoginAnswer } from '../post-sign-in/held-login';
import { isDown, prepareSteps, startPostSignIn } from '../post-sign-in/post-sign-in.controller';
import { PostSignInView } from '../post-sign-in/post-sign-in.view';
import type { SignInPage } from '../post-sign-in/step';
import { deviceIdOf } from './mobile/device-id';
import { notLoaded } from './not-loaded';
import type { SignInAttempt } from './sign-in.attempt.types';
import { refusalOf } from './sign-in.errors';
import { offline, type Credentials } from './sign-in.flow';
import { refused } from './sign-in.notice';
import { afterSteps } from './sign-in.outcome';

export { isDown, returnAddress };

/** Sends username and password; if they are correct, the steps follow (access §4, §7). */
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
  return refusal === 'offline' ? offline : refused(core, refusal);
}

/**
 * Starts the steps after a successful login response.
 *
 * @param password undefined after single sign-on or a token.
 */
export async function answered(
  page: SignInPage,
  login: LoginAnswer,
  password: string | undefined,
): Promise<SignInAttempt> {
  try {
    const steps = await startPostSignIn(page, login, password);
    return {
      phase: { at: 'steps', steps: { ...steps, View: PostSignInView } },
      next: steps.ended.then((end) => afterSteps(page.core, end)),
    };
  } catch (error) {
    // A step's code could not be fetched: no network, or a new version was deployed.
    page.core.report({ message: String(error) });
    return { ...notLoaded, clearsPassword: true };
  }
}
