import { toJson } from '@portico/rules';
import { sessionKey } from '@portico/contract/page-protocol';
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Environment } from '../page/environment';
import { readSession, type NewSession, type Session } from './session';

/**
 * The session of this page with its API, shared with other copies of core and stored for the tab's
 * next page.
 */
export type SessionStore = {
  readonly session: ReadonlySignal<Session | undefined>;
  readonly id: ReadonlySignal<string | undefined>;
  /** Resolves when it is known whether another tab has a session, which is then this page's too. */
  readonly known: () => Promise<void>;
  /** Begins the session that another tab has given, unless there is one; returns whether it has. */
  readonly take: (found: unknown) => boolean;
  readonly start: (session: NewSession) => void;
  /** Changes the session as it is stored, which a later page of the tab may have changed. */
  readonly update: (patch: Partial<NewSession>) => void;
  /** Clears the session from memory and storage, and records that it has ended. */
  readonly end: () => void;
  /** Whether any page of this browser has ended the session of this page. */
  readonly isOver: () => boolean;
  /** Whether this token is the session's own. */
  readonly hasToken: (token: string | undefined) => boolean;
  readonly dispose: () => void;
};

/** The storage key of the ids of ended sessions; ids are not secret. */
const endedKey = 'portico.ended';

/** What is written to find out whether the browser stores anything for the site. */
const triedKey = 'portico.tried';

/** Whether the tab's next page has the session of this one. */
export function canKeepSession({ sessionStorage: storage }: Pick<Environment, 'sessionStorage'>) {
  storage?.set(triedKey, triedKey);
  const stored = storage?.get(triedKey) === triedKey;
  storage?.remove(triedKey);
  return stored;
}

/** How many ids are kept: more than the number of tabs likely to hold an older session. */
const maxEnded = 20;

/**
 * The store of one core.
 *
 * @param api address of the page's API, which a page may change
 */
export function createSessionStore(
  environment: Environment,
  api: ReadonlySignal<string>,
): SessionStore {
  const { page, sessionStorage: storage, localStorage } = environment;
  const ended = () => localStorage?.get(endedKey)?.split(' ') ?? [];
  const read = (found: unknown, of = api.peek()) => {
    const session = readSession(found);
    return session?.api === of ? session : undefined;
  };
  const ofPage = signal<unknown>(page.get().session);
  // The same object while it is unchanged, of which the signal does not notify.
  const session = computed(() => read(ofPage.value, api.value));

  const keep = (next: Session) => {
    storage?.set(sessionKey, toJson(next));
    page.set({ session: next });
  };
  const removeStored = (id: string) => {
    // The tab's next page may have begun another session.
    if (storage?.get(sessionKey)?.includes(id)) storage.remove(sessionKey);
  };
  const take = (found: unknown) => {
    const given = read(found);
    if (!given || session.peek()) return false;
    // Ended while this tab was not running, or while it was given.
    const isOver = ended().includes(given.id);
    if (isOver) removeStored(given.id);
    else keep(given);
    return !isOver;
  };
  /** Takes the session that the tab's previous page stored, else that of another tab. */
  const find = async (of: string) => {
    take(storage?.get(sessionKey));
    if (session.peek()) return;
    const found = await environment.sessionOfTabs(of);
    if (of === api.peek()) take(found);
  };
  const unsubscribe = page.subscribe(() => {
    ofPage.value = page.get().session;
  });
  let known = Promise.resolve();
  const stopFinding = effect(() => {
    known = find(api.value);
  });
  return {
    session,
    id: computed(() => session.value?.id),
    known: () => known,
    take,
    start: (next) => keep({ ...next, id: environment.randomId(), api: api.peek() }),
    update: (patch) => {
      const current = session.peek();
      // A page restored from the back-forward cache has an older copy than the tab's storage.
      const kept = read(storage?.get(sessionKey));
      if (current) keep({ ...current, ...(kept?.id === current.id && kept), ...patch });
    },
    end: () => {
      const id = session.peek()?.id;
      if (id === undefined) return;
      localStorage?.set(endedKey, [id, ...ended()].slice(0, maxEnded).join(' '));
      removeStored(id);
      page.set({ session: undefined });
    },
    isOver: () => {
      const id = session.peek()?.id;
      return id !== undefined && ended().includes(id);
    },
    hasToken: (token) => token !== undefined && token === session.peek()?.userToken,
    dispose: () => {
      unsubscribe();
      stopFinding();
    },
  };
}
