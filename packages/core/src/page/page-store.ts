import type { ScreenData, Destination, Router, Screen } from '../navigation/destination';
import type { CallOutcome } from '../http/api-error';

/** Changes when copies of different versions can no longer share their state. */
export const pageProtocol = 1;

/** A widget that could do what only one widget on the page may do. */
export type LeadCandidate = {
  /** Preferred over candidates without it. */
  readonly first: boolean;
  /** Called with whether it leads, whenever the leader is chosen again. */
  readonly lead: (leads: boolean) => void;
};

/** The state shared by every copy of core on the page: plain data, so that versions can differ. */
export type PageState = {
  /** The values passed to `configure()`, not validated. */
  readonly configuration: Readonly<Record<string, unknown>>;
  /** The stored session, not validated; undefined when no borrower is signed in. */
  readonly session: unknown;
  /** What the previous screen passes to the next. */
  readonly screenData: { readonly screen: Screen; readonly data: ScreenData } | undefined;
  readonly router: Router | undefined;
  /** The screen that was requested without a session. */
  readonly wanted?: Destination | undefined;
  /** Requests made once per page, by name. */
  readonly requests: Map<string, Promise<CallOutcome<unknown>>>;
  /** Widgets that could show the session's dialogs, in the order they were added. */
  readonly candidates: readonly LeadCandidate[];
};

/** The state and its listeners. */
export type PageStore = {
  readonly protocol: number;
  readonly get: () => PageState;
  readonly set: (patch: Partial<PageState>) => void;
  /** Calls `listener` after every change; the returned function stops it. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Creates a separate store: for a test, and for a page that has none yet. */
export function createPageStore(): PageStore {
  let state: PageState = {
    configuration: {},
    session: undefined,
    screenData: undefined,
    router: undefined,
    requests: new Map(),
    candidates: [],
  };
  const listeners = new Set<() => void>();
  return {
    protocol: pageProtocol,
    get: () => state,
    set: (patch) => {
      state = { ...state, ...patch };
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const pageKey = Symbol.for('portico.page');

/** The store of a copy that does not share the page's. */
let own: PageStore | undefined;

/**
 * The page's store, created by the first copy of core. A copy that finds a store of another
 * protocol uses its own.
 */
export function pageStore(): PageStore {
  const found: unknown = Reflect.get(globalThis, pageKey);
  if (isPageStore(found)) return found;
  if (found !== undefined) return (own ??= createPageStore());
  const made = createPageStore();
  Reflect.set(globalThis, pageKey, made);
  return made;
}

function isPageStore(value: unknown): value is PageStore {
  return (
    typeof value === 'object' &&
    value !== null &&
    'protocol' in value &&
    value.protocol === pageProtocol
  );
}

/**
 * Sends a request once per page: concurrent and later callers, also of other copies, get the same
 * response. A failure is not cached, so that the next caller tries again.
 */
export async function oncePerPage(
  page: PageStore,
  name: string,
  ask: () => Promise<CallOutcome<unknown>>,
): Promise<CallOutcome<unknown>> {
  const { requests } = page.get();
  const asked = requests.get(name);
  if (asked) return asked;
  const answer = ask();
  requests.set(name, answer);
  const result = await answer;
  if (!result.ok) requests.delete(name);
  return result;
}
