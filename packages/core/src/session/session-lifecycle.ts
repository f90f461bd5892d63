import { computed, effect, signal } from '@preact/signals-core';
import { monitorSession, type SessionMonitor } from './session-monitor';
import type { Core } from '../core';
import { draftsKey } from '../drafts/drafts-key';
import type { Environment } from '../page/environment';
import { emit } from '../page/events';
import type { SignOutReason } from './sign-out-reason';
import type { IdleState } from './idle';
import { chunk } from '../page/on-demand';
import type { SessionStore } from './session-store';

/** What a session needs from the rest of the core. */
export type LifecycleNeeds = Pick<
  Core,
  'client' | 'navigate' | 'mobile' | 'unsaved' | 'onDemand' | 'wanted'
> & {
  readonly environment: Environment;
  readonly store: SessionStore;
  readonly origin: () => EventTarget | undefined;
};

type Lifecycle = Pick<
  Core,
  'session' | 'startSession' | 'updateSession' | 'endSession' | 'logOut' | 'idle'
> & { readonly dispose: () => void };

/** Loaded with the session; if it cannot be loaded, the token expires at the server's own limit. */
const callsCode = chunk(() => import('./session-calls'));

/** Starts, monitors and ends the session. */
export function createSessionLifecycle(needs: LifecycleNeeds): Lifecycle {
  const { store, environment, client, onDemand } = needs;
  const state = signal<IdleState>({ at: 'off' });
  const watching = signal(true);
  const id = computed(() => store.session.value?.id);
  let monitor: SessionMonitor | undefined;

  /** Ends the session on this page. */
  const ended = (reason: SignOutReason) => {
    if (!store.session.peek()) return;
    // What the borrower typed is kept only for one who was signed out unasked.
    if (reason === 'loggedOut') environment.sessionStorage?.remove(draftsKey);
    store.end();
    needs.unsaved.value = false;
    needs.wanted.forget();
    const origin = needs.origin();
    if (origin) emit(origin, 'portico-signed-out', { reason });
    needs.navigate(undefined, { screen: 'login', data: { kind: 'signedOut', reason } });
  };

  const endSession = (reason: SignOutReason) => {
    monitor?.notifyEnded(reason);
    ended(reason);
  };

  /** Requests revocation before the page may be left; the session ends whatever the outcome. */
  const endAtServer = (reason: SignOutReason) => {
    const token = store.session.peek()?.userToken;
    const revoked = onDemand(callsCode, 'waitedFor')
      .then(({ revoke }) => (token === undefined ? undefined : revoke(client, token)))
      .catch(() => undefined);
    endSession(reason);
    return revoked;
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
    // In the lender's mobile app the server is not called (ACC-128).
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
