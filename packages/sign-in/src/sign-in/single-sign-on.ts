import { isCached, type Core, type ScreenData } from '@portico/core/internal';
import { singleSignOnOrigins, singleSignOnUrl } from '../settings/single-sign-on-options';

/** Why a borrower is sent to the single sign-on login (access §4). */
export type SingleSignOnReason = 'userCancelled' | 'notLoggedIn' | 'error';

/** Session storage key of the state this tab sent, until the borrower returns. */
const stateKey = 'portico.singleSignOn';

/** Session storage key of when it was last sent, in milliseconds since the epoch. */
const sentKey = 'portico.singleSignOnSent';

/** Milliseconds in which the browser is sent there only once: a login that fails must not loop. */
const resendTime = 60_000;

/** Whether the browser is on its way, was sent too short a time ago, or may not be sent (D47). */
export type SingleSignOnDeparture = 'away' | 'again' | 'refused';

/** Tells the sign-in screen that single sign-on did not sign the borrower in. */
export const singleSignOnFailed: ScreenData = { kind: 'signedOut', reason: 'singleSignOn' };

/**
 * The address of the single sign-on login with reason and state; undefined if it is not an absolute
 * address or its origin is not on the lender's list (D47).
 */
export function singleSignOnAddress(
  url: string,
  origins: readonly string[],
  query: { readonly reason: SingleSignOnReason; readonly state: string },
): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const address = new URL(url);
  if (!origins.includes(address.origin)) return undefined;
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}

/**
 * Goes to the single sign-on login with a new state, once a minute (D180). On the way back the
 * browser may show this page as it was left, which is waiting: it goes to the sign-in screen.
 */
export function goToSingleSignOn(core: Core, reason: SingleSignOnReason): SingleSignOnDeparture {
  const { events, location, now, randomId, sessionStorage } = core.environment;
  const url = core.setting(singleSignOnUrl).peek();
  const origins = core.setting(singleSignOnOrigins).peek();
  const state = randomId();
  const address = singleSignOnAddress(url, origins, { reason, state });
  if (address === undefined) return 'refused';
  const passed = now() - Number(sessionStorage?.get(sentKey) ?? -Infinity);
  if (passed >= 0 && passed < resendTime) return 'again';
  sessionStorage?.set(stateKey, state);
  sessionStorage?.set(sentKey, String(now()));
  const onPageShow = (event: Event) => {
    if (!isCached(event)) return;
    events?.removeEventListener('pageshow', onPageShow);
    core.navigate(undefined, { screen: 'login' });
  };
  events?.addEventListener('pageshow', onPageShow);
  location.assign(address);
  return 'away';
}

/** The state this tab sent; removes it, so that it is used once. */
export function takeSingleSignOnState({ environment }: Core): string | undefined {
  const state = environment.sessionStorage?.get(stateKey);
  environment.sessionStorage?.remove(stateKey);
  return state;
}
