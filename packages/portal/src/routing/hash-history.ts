import { hashOf, pathOf } from './path';

/** The address of the document as the portal uses it: paths behind the hash. */
export type HashHistory = {
  readonly path: () => string;
  readonly push: (path: string) => void;
  readonly replace: (path: string) => void;
  /** Takes back the last change of address that was heard of, whichever way it went. */
  readonly undo: () => void;
  /** Calls `moved` when the visitor has changed the address: a link, Back, a typed address. */
  readonly listen: (moved: (path: string) => void) => () => void;
};

/** Counts the entries of the history, so that the way back from one to another is known. */
const mark = 'porticoEntry';

/** The history of a window. Other entries of the page's own state are kept. */
export function hashHistory(window: Window): HashHistory {
  const { history, location } = window;
  let here = entryOf(history.state) ?? stamp(0);
  let lastStep = 0;
  let undoing = false;

  function stamp(entry: number): number {
    history.replaceState({ ...stateOf(history.state), [mark]: entry }, '');
    return entry;
  }
  return {
    path: () => pathOf(location.hash),
    push: (path) => {
      here += 1;
      history.pushState({ [mark]: here }, '', hashOf(path));
    },
    replace: (path) => history.replaceState(history.state, '', hashOf(path)),
    undo: () => {
      undoing = lastStep !== 0;
      history.go(-lastStep);
    },
    listen: (moved) => {
      const changed = () => {
        const entry = entryOf(history.state) ?? stamp(here + 1);
        lastStep = entry - here;
        here = entry;
        if (undoing) undoing = false;
        else moved(pathOf(location.hash));
      };
      window.addEventListener('hashchange', changed);
      return () => window.removeEventListener('hashchange', changed);
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
