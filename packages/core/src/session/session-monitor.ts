import { effect, type ReadonlySignal, type Signal } from '@preact/signals-core';
import type { Client } from '../http/client';
import type { Environment } from '../page/environment';
import type { SignOutReason } from './sign-out-reason';
import type { IdleState } from './idle';
import { startIdleTimer } from './idle-timer';
import { guardReturn } from './page-return';
import { keepAlive } from './session-calls';
import type { SessionStore } from './session-store';
import type { Tabs } from './tabs';

export { revoke } from './session-calls';

type Needs = {
  readonly environment: Environment;
  readonly client: Client;
  readonly store: SessionStore;
  /** The widgets on the page. */
  readonly hosts: () => readonly EventTarget[];
  /** The id of the monitored session. */
  readonly session: string;
  /** When it began on this page, in milliseconds since the epoch. */
  readonly since: number;
  readonly state: Signal<IdleState>;
  /** The other tabs. */
  readonly tabs: Pick<Tabs, 'send'>;
  /** False while the portal shows a home screen. */
  readonly watching: ReadonlySignal<boolean>;
  /** Called when the countdown reaches zero. */
  readonly expired: () => void;
  /** Called when another tab has ended the session. */
  readonly ended: (reason: SignOutReason) => void;
};

/** Controls of a running session monitor. */
export type SessionMonitor = {
  readonly resume: () => void;
  /** Starts the idle period again, after input in another tab. */
  readonly restart: () => void;
  /** Looks at the clock: the session may have expired while the machine slept. */
  readonly check: () => void;
  readonly dispose: () => void;
};

/**
 * Monitors a session: its idle watch, which it tells the other tabs, and a page restored from the
 * back-forward cache. Loaded with the session.
 */
export function monitorSession(needs: Needs): SessionMonitor {
  const { environment, store, hosts, ended } = needs;
  const stopGuarding = guardReturn({ environment, store, hosts, ended });
  let since: number | undefined = needs.since;
  let timer: ReturnType<typeof startIdleTimer> | undefined;
  const { session, tabs } = needs;
  // Where no message could be received.
  if (store.isOver()) ended('loggedOut');
  const active = () => tabs.send({ type: 'active', session });

  const stopWatching = effect(() => {
    if (!needs.watching.value) return undefined;
    timer = startIdleTimer({
      environment,
      since: since ?? environment.now(),
      state: needs.state,
      active,
      expired: needs.expired,
    });
    active();
    return () => {
      timer?.dispose();
      timer = undefined;
      since = undefined;
    };
  });

  return {
    resume: () => {
      if (!timer) return;
      timer.restart();
      tabs.send({ type: 'resume', session });
      void keepAlive(needs.client);
    },
    restart: () => timer?.restart(),
    check: () => timer?.check(),
    dispose: () => {
      stopWatching();
      stopGuarding();
    },
  };
}
