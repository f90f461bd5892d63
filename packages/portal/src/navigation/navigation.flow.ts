import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { HashHistory } from '../routing/hash-history';
import { matchPath, type Match } from '../routing/path';
import type { Route, RouteView } from '../routing/route';

/** A screen on the page: its route, its params and its view. */
export type Shown = Match & {
  readonly View: RouteView;
  /** Differs for every visit, also to the same screen. */
  readonly visit: number;
  /** The first since the portal was mounted: it must not move the focus. */
  readonly first: boolean;
  /** How far it was scrolled, in px, when the visitor left it; undefined on the way forward. */
  readonly top: number | undefined;
};

/** Why the banner shows: the page failed, or a screen sent the borrower to another one (D145). */
export type ViewError =
  { readonly of: 'page' } | { readonly of: 'account'; readonly code: string | undefined };

export type NavigationState = {
  /** The current screen; the previous one while the next one of the same area loads. */
  readonly shown: Shown | undefined;
  /** The route of the address, also while it is still loading. */
  readonly match: Match | undefined;
  readonly loading: boolean;
  readonly viewError: ViewError | undefined;
  /** While the unsaved-changes dialog is open: the path to go to if they are discarded. */
  readonly asking: string | undefined;
};

export type NavigationEvent =
  /** A screen navigates to another one. */
  | { readonly type: 'go'; readonly path: string }
  /** The visitor has changed the address. */
  | { readonly type: 'moved'; readonly path: string }
  /** The answer to the question about unsaved changes. */
  | { readonly type: 'answer'; readonly leave: boolean }
  /** The screen threw while rendering. */
  | { readonly type: 'broke' }
  | { readonly type: 'retry' }
  /** The visitor points at an item of the navigation, and will probably follow it. */
  | { readonly type: 'intended'; readonly path: string };

/** What the navigation needs from the page. */
export type NavigationPorts = {
  readonly routes: readonly Route[];
  readonly history: HashHistory;
  /** The path used for an unknown or an empty path. */
  readonly home: () => string;
  /** Fetches the code of a route that will probably be opened. */
  readonly prefetch: (route: Route) => void;
  /** Runs a navigation between two screens, with a transition where the browser has them. */
  readonly between: (run: () => Promise<void>) => void;
  /** Where the route's guards redirect to; undefined: allowed, 'away': the portal is being left. */
  readonly refused: (
    match: Match,
    path: string,
  ) => Promise<{ readonly path: string } | 'away' | undefined>;
  /** Loads the route's view and waits for its resolvers. */
  readonly load: (route: Route) => Promise<RouteView>;
  readonly unsaved: { value: boolean };
  /** A navigation has begun; returns the error that a screen passed on to this one (D144). */
  readonly started: (match: Match) => ViewError | undefined;
  /** A screen is shown. */
  readonly ended: (shown: Shown) => void;
};

/** The navigation cycle (access §2, root behaviour), without React, storage or document. */
export function createNavigationFlow(ports: NavigationPorts): {
  readonly state: ReadonlySignal<NavigationState>;
  readonly send: (event: NavigationEvent) => void;
  readonly dispose: () => void;
} {
  const { routes, history, unsaved } = ports;
  const state = signal<NavigationState>({
    shown: undefined,
    match: undefined,
    loading: true,
    viewError: undefined,
    asking: undefined,
  });
  const set = (patch: Partial<NavigationState>) => {
    state.value = { ...state.peek(), ...patch };
  };
  /** Counts navigations: the result of one that was overtaken is ignored. */
  let current = 0;
  let first = true;

  const redirect = (path: string) => {
    history.replace(path);
    void open(path);
  };

  const open = async (path: string): Promise<void> => {
    const visit = ++current;
    const overtaken = () => visit !== current;
    const match = matchPath(routes, path);
    const home = ports.home();
    if (!match) return path === home ? undefined : redirect(home);
    const { shown } = state.peek();
    // Another area's layout would mount the old screen again, which could take the data passed to the next screen.
    const stays = shown?.route.area === match.route.area;
    set({
      match,
      loading: true,
      asking: undefined,
      viewError: ports.started(match),
      ...(!stays && { shown: undefined }),
    });
    try {
      const refusal = await ports.refused(match, path);
      if (overtaken() || refusal === 'away') return;
      if (refusal) return redirect(refusal.path);
      const View = await ports.load(match.route);
      if (overtaken()) return;
      unsaved.value = false;
      const next = { ...match, View, visit, first, top: history.top() };
      set({ shown: next, loading: false });
      first = false;
      ports.ended(next);
    } catch {
      if (overtaken()) return;
      unsaved.value = false;
      set({ shown: undefined, loading: false, viewError: { of: 'page' } });
    }
  };

  const send = (event: NavigationEvent) => {
    switch (event.type) {
      case 'go':
        if (unsaved.value) return set({ asking: event.path });
        if (event.path !== history.path()) history.push(event.path);
        return ports.between(() => open(event.path));
      case 'moved':
        if (!unsaved.value) return ports.between(() => open(event.path));
        history.undo();
        return set({ asking: event.path });
      case 'answer': {
        const { asking } = state.peek();
        set({ asking: undefined });
        if (asking === undefined || !event.leave) return undefined;
        unsaved.value = false;
        return send({ type: 'go', path: asking });
      }
      case 'broke':
        return set({ shown: undefined, viewError: { of: 'page' } });
      case 'retry':
        return void open(history.path());
      case 'intended': {
        const match = matchPath(routes, event.path);
        return match && ports.prefetch(match.route);
      }
      default:
        return event satisfies never;
    }
  };

  const stopListening = history.listen((path) => send({ type: 'moved', path }));
  void open(history.path());
  return {
    state,
    send,
    dispose: () => {
      current++;
      stopListening();
    },
  };
}
