import type { Core } from './core';
import type { Environment } from './environment';
import type { SessionStore } from './session-store';

type Needs = Pick<Core, 'endSession'> & {
  readonly environment: Environment;
  readonly store: SessionStore;
  /** The widgets on the page. */
  readonly hosts: () => readonly EventTarget[];
};

/**
 * A page that a browser keeps whole for Back and Forward comes back as it was left, also when the
 * session has ended meanwhile, here or in another tab that it could not hear. So its widgets are
 * hidden as it goes, and shown again when the session is known to be the same, or its end is drawn.
 */
export function guardReturn({ environment, store, hosts, endSession }: Needs): () => void {
  const { events } = environment;
  let show = () => {};
  const leave = (event: Event) => {
    if (isKept(event) && store.session.peek()) show = hide(hosts());
  };
  const comeBack = (event: Event) => {
    if (!isKept(event)) return;
    if (store.session.peek() && store.isOver()) endSession('loggedOut');
    // What the end has changed is drawn first.
    environment.delay(show, 0);
  };
  events?.addEventListener('pagehide', leave);
  events?.addEventListener('pageshow', comeBack);
  return () => {
    events?.removeEventListener('pagehide', leave);
    events?.removeEventListener('pageshow', comeBack);
  };
}

/** Whether the browser keeps the page that goes, or has kept the one that comes. */
function isKept(event: Event): boolean {
  return Reflect.get(event, 'persisted') === true;
}

/** Hides elements at once, for screen readers too; returns what shows them as they were. */
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
