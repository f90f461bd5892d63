import type { Environment } from '../page/environment';
import { isCached } from '../page/is-cached';
import type { SessionStore } from './session-store';
import type { SignOutReason } from './sign-out-reason';

type Needs = {
  readonly environment: Environment;
  readonly store: SessionStore;
  /** The widgets on the page. */
  readonly hosts: () => readonly EventTarget[];
  /** Called when another page has ended the session. */
  readonly ended: (reason: SignOutReason) => void;
};

/**
 * A page restored from the back-forward cache looks as it did before, even if the session has ended
 * meanwhile in this tab, or in another one whose message it could not receive. So its widgets are
 * hidden on `pagehide` and shown again once the session is known to continue or its end is
 * rendered.
 */
export function guardReturn({ environment, store, hosts, ended }: Needs): () => void {
  const { events } = environment;
  let show = () => {};
  const onPageHide = (event: Event) => {
    if (isCached(event)) show = hide(hosts());
  };
  const onPageShow = (event: Event) => {
    if (!isCached(event)) return;
    if (store.isOver()) ended('loggedOut');
    // Let the end of the session render first.
    environment.delay(() => show(), 0);
  };
  events?.addEventListener('pagehide', onPageHide);
  events?.addEventListener('pageshow', onPageShow);
  return () => {
    events?.removeEventListener('pagehide', onPageHide);
    events?.removeEventListener('pageshow', onPageShow);
  };
}

/** Hides elements immediately, also from screen readers; returns a function that restores them. */
function hide(hosts: readonly EventTarget[]): () => void {
  const shown = hosts.flatMap((host) => {
    if (!(host instanceof HTMLElement)) return [];
    const { style } = host;
    const value = style.getPropertyValue('visibility');
    const priority = style.getPropertyPriority('visibility');
    style.setProperty('visibility', 'hidden', 'important');
    return [() => style.setProperty('visibility', value, priority)];
  });
  return () => {
    for (const show of shown) show();
  };
}
