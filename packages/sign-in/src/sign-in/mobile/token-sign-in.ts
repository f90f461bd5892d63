import { tokenLogin } from '@portico/contract';
import { mobileBridge } from '@portico/core/mobile';
import type { SignInPage } from '../../post-sign-in/step';
import { answered } from '../sign-in.attempt';
import type { SignInAttempt } from '../sign-in.attempt.types';

/**
 * Signs in with the token that the device's biometrics unlock. Undefined, and the form is shown, if
 * the borrower has not opted in, no token is stored, or it is not accepted (access §4).
 */
export async function signInByToken(page: SignInPage): Promise<SignInAttempt | undefined> {
  const bridge = mobileBridge(page.core.environment);
  const { biometricsEnabled, deviceId } = await bridge.deviceInfo();
  const kept = biometricsEnabled ? await bridge.token() : undefined;
  if (kept === undefined) return undefined;
  const answer = await page.core.client.send(tokenLogin, {
    token: kept.token,
    deviceID: deviceId,
  });
  if (!answer.ok || !answer.value.isLoggedIn) return undefined;
  return answered(page, answer.value, undefined);
}
