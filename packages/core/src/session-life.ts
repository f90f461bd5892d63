import { computed, effect, signal } from '@preact/signals-core';
import type { Attendance } from './attendance';
import type { Core } from './core';
import type { Environment } from './environment';
import { emit, type SignOutReason } from './events';
import type { IdleState } from './idle';
import type { SessionStore } from './session-store';

/** What ending a session needs of the rest of the core. */
export type LifeNeeds = Pick<Core, 'client' | 'navigate' | 'mobile' | 'unsaved' | 'report'> & {
  readonly environment: Environment;
  readonly store: SessionStore;
  readonly origin: () => EventTarget | undefined;
};

type Life = Pick<
  Core,
  'session' | 'startSession' | 'updateSession' | 'endSession' | 'logOut' | 'idle'
> & { readonly dispose: () => void };

/** How a session begins, is attended to, and ends. */
export function createSessionLife(needs: LifeNeeds): Life {
  const { store, environment, client } = needs;
  const state = signal<IdleState>({ at: 'off' });
  const watching = signal(true);
  const id = computed(() => store.session.value?.id);
  let attendance: Attendance | undefined;

  /** The session is over on this page. */
  const ended = (reason: SignOutReason) => {
    if (!store.session.peek()) return;
    store.end();
    needs.unsaved.value = false;
    const origin = needs.origin();
    if (origin) emit(origin, 'portico-signed-out', { reason });
    needs.navigate(undefined, {
      screen: 'login',
      arrival: reason === 'loggedOut' ? undefined : { kind: 'signedOut', reason },
    });
  };

  const endSession = (reason: SignOutReason) => {
    attendance?.tellEnd(reason);
    ended(reason);
  };

  const dispose = effect(() => {
    const session = id.value;
    if (session === undefined) return undefined;
    const since = environment.now();
    let over = false;
    import('./attendance').then(
      ({ attend }) => {
        if (over) return;
        attendance = attend({
          ...{ environment, client, session, since, state, watching },
          expired: () => endSession('expired'),
          ended,
        });
      },
      () => needs.report({ message: 'attendance: not loaded' }),
    );
    return () => {
      over = true;
      attendance?.dispose();
      attendance = undefined;
    };
  });

  return {
    session: store.session,
    startSession: store.start,
    updateSession: store.update,
    endSession,
    logOut: async () => {
      const tell = await import('./log-out').then(
        ({ tellLogOut }) => tellLogOut,
        () => undefined,
      );
      // The request is on its way before the page may be left; the session ends whatever comes of it.
      const told = tell?.(needs);
      endSession('loggedOut');
      await told;
    },
    idle: {
      state,
      resume: () => attendance?.resume(),
      watch: (on) => {
        watching.value = on;
      },
    },
    dispose,
  };
}
