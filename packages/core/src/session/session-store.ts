import { sessionKey } from '@portico/contract/page-protocol';
import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Environment } from '../page/environment';
import { readSession, type NewSession, type Session } from './session';

/**
 * The session of this page, shared with other copies of core and stored for the tab's next page.
 */
export type SessionStore = {
  readonly session: ReadonlySignal<Session | undefined>;
  readonly start: (session: NewSession) => void;
  /** Changes the session as it is stored, which a later page of the tab may have changed. */
  readonly update: (patch: Partial<NewSession>) => void;
  /** Clears the session from memory and storage, and records that it has ended. */
  readonly end: () => void;
  /** Whether any page of this browser has ended the session of this page. */
  readonly isOver: () => boolean;
  readonly dispose: () => void;
};

/** The storage key of the ids of ended sessions; ids are not secret. */
const endedKey = 'portico.ended';

/** How many ids are kept: more than the number of tabs likely to hold an older session. */
const maxEnded = 20;

/** The store of one core. */
export function createSessionStore(environment: Environment): SessionStore {
  const { page, sessionStorage: storage, localStorage } = environment;
  const ended = () => localStorage?.get(endedKey)?.split(' ') ?? [];
  if (page.get().session === undefined) {
    const kept = readSession(storage?.get(sessionKey));
    // Another tab has ended it while this one was not running.
    if (kept && ended().includes(kept.id)) storage?.remove(sessionKey);
    else page.set({ session: kept });
  }
  const session = signal(readSession(page.get().session));

  const keep = (next: Session) => {
    storage?.set(sessionKey, JSON.stringify(next));
    page.set({ session: next });
  };
  return {
    session,
    start: (next) => keep({ ...next, id: environment.randomId() }),
    update: (patch) => {
      const current = session.peek();
      // A page restored from the back-forward cache has an older copy than the tab's storage.
      const kept = readSession(storage?.get(sessionKey));
      if (current) keep({ ...current, ...(kept?.id === current.id && kept), ...patch });
    },
    end: () => {
      const id = session.peek()?.id;
      if (id === undefined) return;
      localStorage?.set(endedKey, [id, ...ended()].slice(0, maxEnded).join(' '));
      // The tab's next page may have begun another session.
      if (storage?.get(sessionKey)?.includes(id)) storage.remove(sessionKey);
      page.set({ session: undefined });
    },
    isOver: () => {
      const id = session.peek()?.id;
      return id !== undefined && ended().includes(id);
    },
    dispose: page.subscribe(() => {
      // The same object while it is unchanged, of which the signal does not notify.
      session.value = readSession(page.get().session);
    }),
  };
}
