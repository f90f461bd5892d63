import { computed, effect, signal } from '@preact/signals-core';
import { monitorSession, type SessionMonitor } from './session-monitor';
import type { Core } from './core';
import type { Environment } from './environment';
import { emit, type SignOutReason } from './events';
import type { IdleState } from './idle';
import { chunk } from './on-demand';
import type { SessionStore } from './session-store';

/** What ending a session needs of the rest of the core. */
export type LifeNeeds = Pick<
  Core,
  'client' | 'navigate' | 'mobile' | 'unsaved' | 'onDemand' | 'wanted'
> & {
  readonly environment: Environment;
  readonly store: SessionStore;
  readonly origin: () => EventTarget | undefined;
};

type Life = Pick<
  Core,
  'session' | 'startSession' | 'updateSession' | 'endSession' | 'logOut' | 'idle'
> & { readonly dispose: () => void };

/** Fetched with the session; without it the server's own limit ends the token. */
const callsCode = chunk(() => import('./session-calls'));

/** How a session begins, is attended to, and ends. */
export function createSessionLife(needs: LifeNeeds): Life {
  const { store, environment, client, onDemand } = needs;
  const state = signal<IdleState>({ at: 'off' });
  const watching = signal(true);
  const id = computed(() => store.session.value?.id);
  let monitor: SessionMonitor | undefined;

  /** The session is over on this page. */
  const ended = (reason: SignOutReason) => {
    if (!store.session.peek()) return;
    store.end();
    needs.unsaved.value = false;
    needs.wanted.forget();
    const origin = needs.origin();
    if (origin) emit(origin, 'portico-signed-out', { reason });
    needs.navigate(undefined, {
      screen: 'login',
      arrival: reason === 'loggedOut' ? undefined : { kind: 'signedOut', reason },
    });
  };

  const endSession = (reason: SignOutReason) => {
    monitor?.tellEnd(reason);
    ended(reason);
  };

  /** The request is on its way before the page may be left; the session ends whatever comes of it. */
  const endAtServer = (reason: SignOutReason) => {
    const token = store.session.peek()?.userToken;
    const told = onDemand(callsCode, 'waitedFor')
      .then(({ revoke }) => (token === undefined ? undefined : revoke(client, token)))
      .catch(() => undefined);
    endSession(reason);
    return told;
  };

  const dispose = effect(() => {
    const session = id.value;
    if (session === undefined) return undefined;
    void onDemand(callsCode, 'background');
    monitor = monitorSession({
      ...{ environment, session, since: environment.now(), state, watching },
      keepAlive: () =>
        void onDemand(callsCode, 'waitedFor')
          .then((calls) => calls.keepAlive(client))
          .catch(() => undefined),
      expired: () => void endAtServer('expired'),
      ended,
    });
    return () => {
      monitor?.dispose();
      monitor = undefined;
    };
  });

  return {
    session: store.session,
    startSession: store.start,
    updateSession: store.update,
    endSession,
    // The lender's app leaves by itself: the server is not asked (ACC-128).
    logOut: async () => {
      if (needs.mobile) return endSession('loggedOut');
      await endAtServer('loggedOut');
    },
    idle: {
      state,
      resume: () => monitor?.resume(),
      watch: (on) => {
        watching.value = on;
      },
    },
    dispose,
  };
}
