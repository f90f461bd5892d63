import { tokenLogin } from '@portico/contract';
import {
  dropLinkToken,
  singleSignOnUrl,
  singleSignOnWithoutStateOption,
  type Core,
  type Destination,
} from '@portico/core';
import { deviceIdOf } from '../sign-in/mobile/device-id';
import {
  goToSingleSignOn,
  takeSingleSignOnState,
  type SingleSignOnReason,
} from '../sign-in/single-sign-on';

const login: Destination = { screen: 'login' };
const unauthorized: Destination = {
  ...login,
  arrival: { kind: 'signedOut', reason: 'unauthorized' },
};

/** What the single sign-on site has put into the address. */
export type SingleSignOnReturn = {
  readonly token: string | undefined;
  readonly state: string | undefined;
};

/**
 * Signs in by the token of a single sign-on and says where to go on (access §2, §4): with the login
 * answer to the sign-in screen, which runs the steps after it. Undefined: the page is being left for
 * the single sign-on login, with the reason.
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
  if (!answer.ok) return leave(core, 'error');
  if (!answer.value.isLoggedIn) return leave(core, 'notLoggedIn');
  return { ...login, arrival: { kind: 'login', answer: answer.value } };
}

/**
 * A token that this tab has not asked for may be somebody else's, put into a link: it is not used. Where
 * the tab has asked for none, as when the borrower came from the single sign-on site by itself, it
 * asks now; where it has, the site does not return the state, and asking again would go on for ever.
 */
function refuse(core: Core, asked: string | undefined): Destination | undefined {
  if (!asked) return leave(core, 'notLoggedIn');
  core.report({ message: 'single sign-on: the state was not returned' });
  return unauthorized;
}

/** A login at an address that is not allowed is not gone to; the sign-in screen stands in (D47). */
function leave(core: Core, reason: SingleSignOnReason): Destination | undefined {
  return goToSingleSignOn(core, reason) ? undefined : unauthorized;
}
