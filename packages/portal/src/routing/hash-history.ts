import { hashOf, pathOf } from './path';

/** The document's address as the portal uses it: paths after the hash. */
export type HashHistory = {
  readonly path: () => string;
  readonly push: (path: string) => void;
  readonly replace: (path: string) => void;
  /**
   * Distance from the top, in px, at which the visitor left the current entry; undefined for an
   * entry that has not been left.
   */
  readonly top: () => number | undefined;
  /** Reverts the last change of address passed to `listen`, in either direction. */
  readonly undo: () => void;
  /** Calls `moved` when the visitor has changed the address: a link, Back, a typed address. */
  readonly listen: (moved: (path: string) => void) => () => void;
};

/** Key of an entry's number in its history state, so that `undo` knows how far to go back. */
const mark = 'porticoEntry';

/**
 * The address of a path: its hash, after the page's own address where a `<base>` of the page would
 * lead elsewhere.
 */
export function addressOf({ document, location }: Window, path: string): string {
  // An element of the page could have the name of the document's property.
  const base: string = Reflect.get(Node.prototype, 'baseURI', document);
  const here = withoutHash(location.href);
  return (withoutHash(base) === here ? '' : here) + hashOf(path);
}

const withoutHash = (address: string) => address.replace(/#.*/s, '');

/** The history of a window. Other keys of the page's history state are kept. */
export function hashHistory(window: Window): HashHistory {
  const { history, location } = window;
  let here = entryOf(history.state) ?? stamp(0);
  let lastStep = 0;
  let undoing = false;
  const tops = new Map<number, number>();

  function stamp(entry: number): number {
    history.replaceState({ ...stateOf(history.state), [mark]: entry }, '');
    return entry;
  }
  return {
    path: () => pathOf(location.hash),
    push: (path) => {
      tops.set(here, window.scrollY);
      here += 1;
      tops.delete(here);
      history.pushState({ [mark]: here }, '', addressOf(window, path));
    },
    replace: (path) => history.replaceState(history.state, '', addressOf(window, path)),
    top: () => tops.get(here),
    undo: () => {
      undoing = lastStep !== 0;
      history.go(-lastStep);
    },
    listen: (moved) => {
      const changed = () => {
        tops.set(here, window.scrollY);
        const known = entryOf(history.state);
        const entry = known ?? stamp(here + 1);
        if (known === undefined) tops.delete(entry);
        lastStep = entry - here;
        here = entry;
        if (undoing) undoing = false;
        else moved(pathOf(location.hash));
      };
      // The browser would scroll before the screen is there.
      const { scrollRestoration } = history;
      history.scrollRestoration = 'manual';
      window.addEventListener('hashchange', changed);
      return () => {
        history.scrollRestoration = scrollRestoration;
        window.removeEventListener('hashchange', changed);
      };
    },
  };
}

function stateOf(state: unknown): object {
  return typeof state === 'object' && state !== null ? state : {};
}

function entryOf(state: unknown): number | undefined {
  const entry: unknown = Reflect.get(stateOf(state), mark);
  return typeof entry === 'number' ? entry : undefined;
}
