import { answerName, askTabs } from '@portico/contract/tab-session';
import { effect, type ReadonlySignal } from '@preact/signals-core';
import type { Environment } from '../page/environment';
import type { SessionStore } from './session-store';
import type { SignOutReason } from './sign-out-reason';
import { joinTabs, type TabMessage, type Tabs } from './tabs';

type Needs = {
  readonly environment: Environment;
  readonly store: SessionStore;
  /** Address of the page's API. */
  readonly api: ReadonlySignal<string>;
  /** Whether tabs share one session: known once the setup is loaded (`sessionPerTabOption`). */
  readonly shares: ReadonlySignal<boolean>;
  /** Whether a form is half filled, which a session could empty. */
  readonly isTyped: () => boolean;
  /** Ends a session whose time has passed unnoticed. */
  readonly checkIdle: () => void;
  /** Called for input in another tab of the session. */
  readonly active: () => void;
  /** Called when another tab has ended the session, or has begun another one. */
  readonly ended: (reason: SignOutReason) => void;
  /** Called when the page has taken the session of another tab. */
  readonly followed: () => void;
};

/**
 * One session of the site (D182): answers tabs that ask for it, follows a sign-in in another tab,
 * and hears of input and of the session's end there. A sign-in in progress has no session yet, so
 * that it is never given.
 */
export function shareSession(needs: Needs): Tabs {
  const { environment, store, api, shares, ended } = needs;
  const id = () => store.session.peek()?.id;

  const answer = (request: string) => {
    if (!shares.peek()) return;
    needs.checkIdle();
    const session = store.session.peek();
    if (!session || store.isOver()) return;
    // The confirmation of the tab's own last payment stays there.
    const { lastPayment: _, ...given } = session;
    const answers = environment.openChannel(answerName(api.peek(), request));
    answers?.postMessage(given);
    answers?.close();
  };

  const follows = () => id() === undefined && !needs.isTyped();
  const follow = async () => {
    if (store.take(await askTabs(api.peek(), environment))) needs.followed();
  };

  /** Sessions of other tabs for which this one has asked: one that is not shared is no answer. */
  const known = new Set<string>();
  const received = (message: TabMessage) => {
    if (message.type === 'ask') return answer(message.request);
    const isOwn = message.session === id();
    switch (message.type) {
      case 'ended':
        return isOwn ? ended(message.reason) : undefined;
      case 'began':
        // Nothing of the first borrower stays; the page follows once it has drawn that.
        if (!isOwn && id() !== undefined) return ended('loggedOut');
        return follows() ? void follow() : undefined;
      default:
        if (isOwn) return needs.active();
        if (!follows() || known.has(message.session)) return undefined;
        known.add(message.session);
        return void follow();
    }
  };

  let tabs: Tabs | undefined;
  const stopJoining = effect(() => {
    const joined = (tabs = joinTabs(environment, api.value, received));
    return joined.dispose;
  });
  const stopOffering = effect(() => {
    if (!store.id.value || !shares.value) return undefined;
    return environment.offerSession(api.value);
  });
  return {
    send: (message) => tabs?.send(message),
    dispose: () => {
      stopJoining();
      stopOffering();
    },
  };
}
