import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Environment } from './environment';
import { readSession, sessionKey, type NewSession, type Session } from './session';

/** The session of this page, shared with the other copies of core and kept for the tab's next page. */
export type SessionStore = {
  readonly session: ReadonlySignal<Session | undefined>;
  readonly start: (session: NewSession) => void;
  readonly update: (patch: Partial<NewSession>) => void;
  /** Clears it from memory and storage. */
  readonly end: () => void;
  readonly dispose: () => void;
};

/** The store of one core. */
export function createSessionStore(environment: Environment): SessionStore {
  const { page, sessionStorage: storage } = environment;
  if (page.get().session === undefined) {
    page.set({ session: readSession(storage?.get(sessionKey)) });
  }
  let seen = page.get().session;
  const session = signal(readSession(seen));

  const keep = (next: Session | undefined) => {
    if (next) storage?.set(sessionKey, JSON.stringify(next));
    else storage?.remove(sessionKey);
    page.set({ session: next });
  };
  return {
    session,
    start: (next) => keep({ ...next, id: environment.randomId() }),
    update: (patch) => {
      const current = session.peek();
      if (current) keep({ ...current, ...patch });
    },
    end: () => keep(undefined),
    dispose: page.subscribe(() => {
      const next = page.get().session;
      if (next === seen) return;
      seen = next;
      session.value = readSession(next);
    }),
  };
}
