import { logout, tokenLogin } from '@portico/contract';
import type { Destination } from '@portico/core';
import { dropLinkToken, shownName, type Core } from '@portico/core/internal';
import type { LoginAnswer } from '../post-sign-in/held-login';
import { deviceIdOf } from '../sign-in/mobile/device-id';
import {
  goToSingleSignOn,
  singleSignOnFailed,
  takeSingleSignOnState,
  type SingleSignOnReason,
} from '../sign-in/single-sign-on';
import {
  singleSignOnUrl,
  singleSignOnWithoutStateOption,
} from '../settings/single-sign-on-options';

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

/** Whether the borrower is the one that the token names. */
export type NameQuestion = {
  readonly name: string;
  readonly confirm: () => Destination;
  /** Ends the session at the host, unless it was confirmed. */
  readonly leave: () => Destination;
};

/**
 * Where to go: with the login answer to the sign-in screen, which runs the steps, or without. Or
 * what to ask first.
 */
export type SingleSignOnEnd = { readonly to: Destination } | { readonly question: NameQuestion };

/**
 * Signs in with the token of a single sign-on (access §2, §4). A token without the state that this
 * tab has sent may belong to another person, put into a link: before anything of the account is
 * shown the borrower confirms the name, unless the lender leaves the question out (D180).
 *
 * @returns undefined: the browser is going to the single sign-on login
 */
export async function enterBySingleSignOn(
  core: Core,
  { token, state }: SingleSignOnReturn,
): Promise<SingleSignOnEnd | undefined> {
  if (core.setting(singleSignOnUrl).peek() === '') return { to: login };
  if (!token) return { to: unauthorized };
  dropLinkToken(core, token);
  const asked = takeSingleSignOnState(core);
  const answer = await core.client.send(tokenLogin, { token, deviceID: await deviceIdOf(core) });
  if (!answer.ok) return redirect(core, 'error');
  const { isLoggedIn, personalName = '', userName = '' } = answer.value;
  if (!isLoggedIn) return redirect(core, 'notLoggedIn');
  const enter: Destination = { ...login, data: { kind: 'login', answer: answer.value } };
  const isAsked = Boolean(asked) && asked === state;
  if (isAsked || core.setting(singleSignOnWithoutStateOption).peek()) return { to: enter };
  let isOpen = true;
  return {
    question: {
      name: shownName({ personalName, username: userName }),
      confirm: () => {
        isOpen = false;
        return enter;
      },
      leave: () => {
        if (isOpen) void endAtHost(core, answer.value);
        isOpen = false;
        return login;
      },
    },
  };
}

/** Ends the session of a token that its borrower does not continue with. */
async function endAtHost({ client }: Core, { userToken }: LoginAnswer): Promise<void> {
  if (!userToken) return;
  await client.exchange(logout, { userToken }, { token: userToken, keepalive: true });
}

/** Goes to the single sign-on login; if it may not, to the sign-in screen with the reason. */
function redirect(core: Core, reason: SingleSignOnReason): SingleSignOnEnd | undefined {
  switch (goToSingleSignOn(core, reason)) {
    case 'away':
      return undefined;
    case 'again':
      return { to: { ...login, data: singleSignOnFailed } };
    case 'refused':
      return { to: unauthorized };
  }
}
