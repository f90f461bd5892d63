import { tokenLogin } from '@portico/contract';
import type { Destination } from '@portico/core';
import {
  dropLinkToken,
  singleSignOnUrl,
  singleSignOnWithoutStateOption,
  type Core,
} from '@portico/core/internal';
import { deviceIdOf } from '../sign-in/mobile/device-id';
import {
  goToSingleSignOn,
  takeSingleSignOnState,
  type SingleSignOnReason,
} from '../sign-in/single-sign-on';

const login: Destination = { screen: 'login' };
const unauthorized: Destination = {
  ...login,
  data: { kind: 'signedOut', reason: 'unauthorized' },
};

/** What the single sign-on site added to the address. */
export type SingleSignOnReturn = {
  readonly token: string | undefined;
  readonly state: string | undefined;
};

/**
 * Signs in with the token of a single sign-on (access §2, §4).
 *
 * @returns where to go: with the login response to the sign-in screen, which runs the steps.
 *   Undefined: the browser is going to the single sign-on login
 */
export async function enterBySingleSignOn(
  core: Core,
  { token, state }: SingleSignOnReturn,
): Promise<Destination | undefined> {
  if (core.setting(singleSignOnUrl).peek() === '') return login;
  if (!token) return unauthorized;
  dropLinkToken(core, token);
  const asked = takeSingleSignOnState(core);
  if (!core.setting(singleSignOnWithoutStateOption).peek() && (!asked || asked !== state)) {
    return refuse(core, asked);
  }
  const answer = await core.client.send(tokenLogin, { token, deviceID: await deviceIdOf(core) });
  if (!answer.ok) return redirect(core, 'error');
  if (!answer.value.isLoggedIn) return redirect(core, 'notLoggedIn');
  return { ...login, data: { kind: 'login', answer: answer.value } };
}

/**
 * A token without the state this tab sent may belong to another person, put into a link: it is not
 * used. If the tab has sent no state, because the borrower started on the single sign-on site, it
 * starts a sign-on now. If it has, the site does not return the state, and a retry would loop.
 */
function refuse(core: Core, asked: string | undefined): Destination | undefined {
  if (!asked) return redirect(core, 'notLoggedIn');
  core.report({ message: 'single sign-on: the state was not returned' });
  return unauthorized;
}

/** Goes to the single sign-on login; if its address is not allowed, to the sign-in screen (D47). */
function redirect(core: Core, reason: SingleSignOnReason): Destination | undefined {
  return goToSingleSignOn(core, reason) ? undefined : unauthorized;
}
