import type { Arrival, Destination, Router, Screen } from './destination';
import type { Result } from './result';

/** Changes when copies of different versions could no longer understand each other's state. */
export const pageProtocol = 1;

/** One who could do what only one on the page may do. */
export type LeadCandidate = {
  /** Goes before those who did not ask for it. */
  readonly first: boolean;
  /** Told whether it leads, whenever that is decided anew. */
  readonly lead: (leads: boolean) => void;
};

/** What every copy of core on the page sees: plain data, so that versions can differ. */
export type PageState = {
  /** What `configure()` was told, unread. */
  readonly configuration: Readonly<Record<string, unknown>>;
  /** The session as it is kept, unread; undefined when nobody is signed in. */
  readonly session: unknown;
  /** What the previous screen left for the next. */
  readonly arrival: { readonly screen: Screen; readonly arrival: Arrival } | undefined;
  readonly router: Router | undefined;
  /** What somebody asked for who was not signed in. */
  readonly wanted?: Destination | undefined;
  /** Answers asked for once per page, by name. */
  readonly requests: Map<string, Promise<Result<unknown>>>;
  /** Widgets that could show the session's dialogs, the longest standing first. */
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

/** A page of its own: what a test uses, and the page when it has none yet. */
export function createPageStore(): PageStore {
  let state: PageState = {
    configuration: {},
    session: undefined,
    arrival: undefined,
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

/** The store of a copy that keeps to itself. */
let own: PageStore | undefined;

/**
 * The page's store, made by the first copy of core that asks. A copy that meets a store of another
 * protocol keeps to itself.
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
 * Asks once per page: concurrent and later callers, also of other copies, get the same answer. A
 * failure is forgotten, so that the next caller tries again.
 */
export async function oncePerPage(
  page: PageStore,
  name: string,
  ask: () => Promise<Result<unknown>>,
): Promise<Result<unknown>> {
  const { requests } = page.get();
  const asked = requests.get(name);
  if (asked) return asked;
  const answer = ask();
  requests.set(name, answer);
  const result = await answer;
  if (!result.ok) requests.delete(name);
  return result;
}
