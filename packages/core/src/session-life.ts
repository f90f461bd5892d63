import type { Core } from './core';
import type { Arrival } from './destination';
import { emit, type SignOutReason } from './events';
import type { SessionStore } from './session-store';

/** Milliseconds the server has to answer a sign-out; its answer is not read. */
const logOutTimeout = 5_000;

type Needs = Pick<Core, 'client' | 'navigate' | 'mobile'> & {
  readonly store: SessionStore;
  readonly origin: () => EventTarget | undefined;
  /** Nothing typed by this user may hold the next one up. */
  readonly clearUnsaved: () => void;
};

/** How a session begins, changes and ends. */
export function createSessionLife(
  needs: Needs,
): Pick<Core, 'session' | 'startSession' | 'updateSession' | 'endSession' | 'logOut'> {
  const { store, client, mobile } = needs;

  const endSession = (reason: SignOutReason) => {
    if (!store.end(reason)) return;
    needs.clearUnsaved();
    const origin = needs.origin();
    if (origin) emit(origin, 'portico-signed-out', { reason });
    const arrival: Arrival | undefined =
      reason === 'loggedOut' ? undefined : { kind: 'signedOut', reason };
    needs.navigate(undefined, { screen: 'login', arrival });
  };

  /** The request is on its way before the page may be left; the session ends whatever comes of it. */
  const logOut = async () => {
    const token = store.session.peek()?.userToken;
    if (mobile || token === undefined) return endSession('loggedOut');
    const call = await import('./on-demand-calls').then(
      ({ logout }) => logout,
      () => undefined,
    );
    const told =
      call &&
      client.exchange(
        call,
        { userToken: token },
        { token, keepalive: true, timeout: logOutTimeout },
      );
    endSession('loggedOut');
    await told;
  };

  return {
    session: store.session,
    startSession: store.start,
    updateSession: store.update,
    endSession,
    logOut,
  };
}
