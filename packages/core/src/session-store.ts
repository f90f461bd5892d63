import { signal, type ReadonlySignal } from '@preact/signals-core';
import { readTabMessage, type TabMessage } from './channel';
import type { Environment } from './environment';
import type { SignOutReason } from './events';
import { readSession, sessionKey, type NewSession, type Session } from './session';

/** The session of this page, shared with the other copies of core and in part with the other tabs. */
export type SessionStore = {
  readonly session: ReadonlySignal<Session | undefined>;
  readonly start: (session: NewSession) => void;
  readonly update: (patch: Partial<NewSession>) => void;
  /** Clears it everywhere; false when there was none. Tells the other tabs. */
  readonly end: (reason: SignOutReason) => boolean;
  /** Says something to the other tabs of this session. */
  readonly tell: (type: TabMessage['type'], reason?: SignOutReason) => void;
  readonly dispose: () => void;
};

/** `heard` is called with what other tabs of the same session say. */
export function createSessionStore(
  environment: Environment,
  heard: (message: TabMessage) => void,
): SessionStore {
  const { page, sessionStorage: storage } = environment;
  const channel = environment.openChannel();
  if (page.get().session === undefined)
    page.set({ session: readSession(storage?.get(sessionKey)) });
  const session = signal(readSession(page.get().session));
  let seen = page.get().session;

  const stopMirror = page.subscribe(() => {
    const next = page.get().session;
    if (next === seen) return;
    seen = next;
    session.value = readSession(next);
  });
  const stopHearing = channel?.subscribe((data) => {
    const message = readTabMessage(data);
    if (message && message.session === session.peek()?.id) heard(message);
  });
  const keep = (next: Session | undefined) => {
    if (next) storage?.set(sessionKey, JSON.stringify(next));
    else storage?.remove(sessionKey);
    page.set({ session: next });
  };
  const tell = (type: TabMessage['type'], reason?: SignOutReason) => {
    const current = session.peek();
    if (current) channel?.post({ type, session: current.id, reason });
  };

  return {
    session,
    start: (next) => keep({ ...next, id: environment.randomId() }),
    update: (patch) => {
      const current = session.peek();
      if (current) keep({ ...current, ...patch });
    },
    end: (reason) => {
      if (!session.peek()) return false;
      tell('ended', reason);
      keep(undefined);
      return true;
    },
    tell,
    dispose: () => {
      stopMirror();
      stopHearing?.();
      channel?.close();
    },
  };
}
