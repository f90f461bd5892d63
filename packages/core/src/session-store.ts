import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Environment } from './environment';
import { readSession, sessionKey, type NewSession, type Session } from './session';

/** The session of this page, shared with the other copies of core and kept for the tab's next page. */
export type SessionStore = {
  readonly session: ReadonlySignal<Session | undefined>;
  readonly start: (session: NewSession) => void;
  readonly update: (patch: Partial<NewSession>) => void;
  /** Clears it from memory and storage, and notes that it is over. */
  readonly end: () => void;
  /** Whether the session of this page was ended in this browser, by whichever of its pages. */
  readonly isOver: () => boolean;
  readonly dispose: () => void;
};

/** Where the browser notes which sessions are over, by their ids, which are not secret. */
const endedKey = 'portico.ended';

/** How many are noted: more than tabs are likely to be kept with an older session. */
const maxEnded = 20;

/** The store of one core. */
export function createSessionStore(environment: Environment): SessionStore {
  const { page, sessionStorage: storage, localStorage } = environment;
  const ended = () => localStorage?.get(endedKey)?.split(' ') ?? [];
  if (page.get().session === undefined) {
    const kept = readSession(storage?.get(sessionKey));
    // Another tab has ended it, and this one was not there to be told.
    if (kept && ended().includes(kept.id)) storage?.remove(sessionKey);
    else page.set({ session: kept });
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
    end: () => {
      const current = session.peek();
      if (current)
        localStorage?.set(endedKey, [current.id, ...ended()].slice(0, maxEnded).join(' '));
      keep(undefined);
    },
    isOver: () => {
      const id = session.peek()?.id;
      return id !== undefined && ended().includes(id);
    },
    dispose: page.subscribe(() => {
      const next = page.get().session;
      if (next === seen) return;
      seen = next;
      session.value = readSession(next);
    }),
  };
}
