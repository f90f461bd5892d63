import { effect, signal, type ReadonlySignal } from '@preact/signals-core';
import { sessionLimit } from '@portico/rules';
import type { Core } from '../core';
import { draftsKey } from '../drafts/drafts-key';
import type { Environment } from '../page/environment';
import { emit, type PorticoEventName, type PorticoEvents } from '../page/events';
import type { SignOutReason } from './sign-out-reason';
import type { IdleState } from './idle';
import { chunk } from '../page/on-demand';
import type { SessionMonitor } from './session-monitor';
import type { SessionStore } from './session-store';
import { shareSession } from './shared-session';

/** What a session needs from the rest of the core. */
export type LifecycleNeeds = Pick<
  Core,
  'client' | 'navigate' | 'mobile' | 'unsaved' | 'onDemand' | 'wanted'
> & {
  readonly environment: Environment;
  readonly store: SessionStore;
  /** Address of the page's API. */
  readonly api: ReadonlySignal<string>;
  /** Whether the site's tabs share one session. */
  readonly shares: ReadonlySignal<boolean>;
  /** Whether a visitor's form is half filled. */
  readonly isTyped: () => boolean;
  readonly origin: () => EventTarget | undefined;
  /** The widgets on the page. */
  readonly hosts: () => readonly EventTarget[];
};

type Lifecycle = Pick<
  Core,
  | 'session'
  | 'sessionKnown'
  | 'startSession'
  | 'updateSession'
  | 'endSession'
  | 'tokenRefused'
  | 'logOut'
  | 'idle'
> & { readonly dispose: () => void };

/** What only a page with a session needs. */
const monitorCode = chunk(() => import('./session-monitor'));

/** Milliseconds after which it is fetched, so that it does not delay what the page shows first. */
const monitorDelay = 1_000;

/**
 * Starts, monitors and ends the session. Until the monitor is loaded, no input is recorded: a session
 * whose monitor cannot be loaded ends after the shortest time without input.
 */
export function createSessionLifecycle(needs: LifecycleNeeds): Lifecycle {
  const { store, environment, client, onDemand } = needs;
  const state = signal<IdleState>({ at: 'off' });
  const watching = signal(true);
  const { id } = store;
  let since = 0;
  let monitor: SessionMonitor | undefined;

  /** Ends the session on this page. */
  const ended = (reason: SignOutReason) => {
    if (!store.session.peek()) return;
    // What the borrower typed is kept only for one who was signed out unasked.
    if (reason === 'loggedOut') environment.sessionStorage?.remove(draftsKey);
    store.end();
    needs.unsaved.value = false;
    needs.wanted.forget();
    emitFrom(needs.origin(), 'portico-signed-out', { reason });
    needs.navigate(undefined, { screen: 'login', data: { kind: 'signedOut', reason } });
  };

  const endSession = (reason: SignOutReason) => {
    const session = id.peek();
    if (session !== undefined) tabs.send({ type: 'ended', session, reason });
    ended(reason);
  };

  /** Requests revocation too; the session ends whatever the outcome. */
  const endAtServer = async (reason: SignOutReason) => {
    const token = store.session.peek()?.userToken;
    const loading = onDemand(monitorCode, 'waitedFor').catch(() => undefined);
    // The end may leave the page, and only a page can send. An expired session ends at once.
    if (reason === 'loggedOut') await loading;
    endSession(reason);
    const code = await loading;
    if (token !== undefined) await code?.revoke(client, token);
  };

  const expired = () => void endAtServer('expired');
  const tabs = shareSession({
    ...needs,
    ended,
    checkIdle: () => {
      if (monitor) monitor.check();
      else if (environment.now() - since >= sessionLimit) expired();
    },
    active: () => monitor?.restart(),
    followed: () => emitFrom(needs.origin(), 'portico-signed-in', {}),
  });

  const stopMonitoring = effect(() => {
    const session = id.value;
    if (session === undefined) return undefined;
    since = environment.now();
    const cancelExpiry = environment.delay(expired, sessionLimit);
    // A page restored from the back-forward cache whose session has ended meanwhile.
    const onReturn = () => store.isOver() && ended('loggedOut');
    environment.events?.addEventListener('pageshow', onReturn);
    const stopWaiting = () => {
      cancelExpiry();
      environment.events?.removeEventListener('pageshow', onReturn);
    };
    let isCurrent = true;
    const begin = async () => {
      const { monitorSession } = await onDemand(monitorCode, 'background');
      if (!isCurrent) return;
      stopWaiting();
      const started = monitorSession({
        ...{ environment, client, store, session, since, state, watching, expired, ended, tabs },
        hosts: needs.hosts,
      });
      // It has ended if its time has passed meanwhile, or another tab has ended it.
      if (id.peek() === session) monitor = started;
      else started.dispose();
    };
    const cancelMonitor = environment.delay(() => void begin(), monitorDelay);
    return () => {
      isCurrent = false;
      cancelMonitor();
      stopWaiting();
      monitor?.dispose();
      monitor = undefined;
    };
  });

  return {
    session: store.session,
    sessionKnown: store.known,
    startSession: (session) => {
      store.start(session);
      const began = id.peek();
      if (needs.shares.peek() && began !== undefined) tabs.send({ type: 'began', session: began });
    },
    updateSession: store.update,
    endSession,
    tokenRefused: (token) => store.hasToken(token) && endSession('unauthorized'),
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
    dispose: () => {
      stopMonitoring();
      tabs.dispose();
    },
  };
}

function emitFrom<N extends PorticoEventName>(
  origin: EventTarget | undefined,
  name: N,
  detail: PorticoEvents[N],
): void {
  if (origin) emit(origin, name, detail);
}
