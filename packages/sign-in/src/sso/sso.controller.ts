import { tokenLogin } from '@portico/contract';
import { singleSignOnUrl, type Destination } from '@portico/core';
import type { SignInPage } from '../post-sign-in/step';
import { deviceIdOf } from '../sign-in/mobile/device-id';
import { goToSingleSignOn, type SingleSignOnReason } from '../sign-in/single-sign-on';

const login: Destination = { screen: 'login' };
const unauthorized: Destination = {
  ...login,
  arrival: { kind: 'signedOut', reason: 'unauthorized' },
};

/**
 * Signs in by the token of a single sign-on and says where to go on (access §2, §4): with the login
 * answer to the sign-in screen, which runs the steps after it. Undefined: the page is being left for
 * the single sign-on login, with the reason.
 */
export async function enterBySingleSignOn(
  page: SignInPage,
  token: string | undefined,
): Promise<Destination | undefined> {
  const { core, read } = page;
  if (read(singleSignOnUrl) === '') return login;
  if (!token) return unauthorized;
  const answer = await core.client.send(tokenLogin, { token, deviceID: await deviceIdOf(core) });
  if (!answer.ok) return leave(page, 'error');
  if (!answer.value.isLoggedIn) return leave(page, 'notLoggedIn');
  return { ...login, arrival: { kind: 'login', answer: answer.value } };
}

/** A login at an address that is not allowed is not gone to; the sign-in screen stands in (D47). */
function leave(page: SignInPage, reason: SingleSignOnReason): Destination | undefined {
  return goToSingleSignOn(page, reason) ? undefined : unauthorized;
}
