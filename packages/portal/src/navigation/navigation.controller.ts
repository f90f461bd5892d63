import type { Destination, PorticoEvents } from '@portico/core';
import { accountsOf, profileOf } from '@portico/core/accounts';
import { chunk, countPageView, institutionLengths, type Core } from '@portico/core/internal';
import type { ReadSetting } from '@portico/element';
import { addressOf, hashHistory } from '../routing/hash-history';
import { homePath, pathTo } from '../routing/path';
import type { ResolverName, Route, RouteView } from '../routing/route';
import { createNavigationFlow, type ViewError } from './navigation.flow';
import { redirection } from './redirection';
import type * as ScreenChange from './screen-change';
import { analyticsIds } from '../settings/analytics-options';

/** Dispatches an event of the suite from the portal's element. */
type Emit = (name: 'portico-analytics', detail: PorticoEvents['portico-analytics']) => void;

/** What the navigation needs from the page. */
export type PortalPage = {
  readonly core: Core;
  /** Reads a setting, the tag's own first. */
  readonly read: ReadSetting;
  readonly window: Window;
  readonly routes: readonly Route[];
  readonly emit: Emit;
};

const screenChange = chunk(() => import('./screen-change'));
const passwordRules = chunk(() => import('./password-rules'));

/** What each resolver waits for; the screen shows its failure. */
const resolvers: Record<ResolverName, (core: Core) => Promise<unknown>> = {
  accounts: (core) => accountsOf(core).load(),
  institution: institutionLengths,
  profile: (core) => profileOf(core).load(),
  passwordRules: async (core) => {
    const { passwordPolicy } = await core.onDemand(passwordRules, 'waitedFor');
    return passwordPolicy(core, (setting) => core.setting(setting).peek());
  },
};

/** The portal's navigation, with the page's core and address. */
export function createNavigation(page: PortalPage) {
  const { core, routes } = page;
  const path = (to: Destination) => pathTo(routes, to, core.session.peek() ? 'myaccount' : 'home');
  const change = screenChanges(page);
  const flow = createNavigationFlow({
    routes,
    history: hashHistory(page.window),
    home: () => path({ screen: core.session.peek() ? 'dashboard' : 'login' }) ?? homePath,
    ...change,
    refused: (match, path) => redirection(page, match, path),
    load: (route) => loadScreen(core, route),
    unsaved: core.unsaved,
    started: ({ route }) => {
      core.idle.watch(route.area === 'myaccount');
      return route.screen === 'dashboard' ? viewErrorLeft(core) : undefined;
    },
    ended: ({ route, top }) => {
      countPageView(page.read(analyticsIds), route.screen, (detail) =>
        page.emit('portico-analytics', detail),
      );
      if (top !== undefined) change.scrollBack(top);
    },
  });

  core.setRouter({
    hrefFor: (to) => {
      const found = path(to);
      return found === undefined ? undefined : addressOf(page.window, found);
    },
    go: (to) => flow.send({ type: 'go', path: path(to) ?? homePath }),
  });
  // The setup was loaded after a failure: continue to the requested screen.
  const stopWaiting = core.setup.subscribe(({ status }) => {
    const stuck = flow.state.peek().match?.route.screen === 'error500';
    if (status === 'ready' && stuck) flow.send({ type: 'retry' });
  });
  return {
    ...flow,
    dispose: () => {
      stopWaiting();
      core.setRouter(undefined);
      core.idle.watch(true);
      flow.dispose();
    },
  };
}

/** What makes a change of screen fast and calm; its own code is fetched before the first change. */
function screenChanges({ core, window }: PortalPage) {
  let loaded: typeof ScreenChange | undefined;
  const fetched = new Set<Route>();
  const prepare = async () => {
    loaded ??= await core.onDemand(screenChange, 'background');
  };
  return {
    prefetch: (route: Route) => {
      if (fetched.has(route)) return;
      fetched.add(route);
      void prepare();
      void core.onDemand(route.load, 'background').then(({ texts }) => core.loadTexts(texts));
    },
    between: (run: () => Promise<void>) => {
      if (loaded) return loaded.runInTransition(window, run);
      void prepare();
      void run();
    },
    scrollBack: (top: number) => void prepare().then(() => loaded?.scrollBack(window, top)),
  };
}

/** Loads a route's screen with its texts, and what its resolvers wait for. */
async function loadScreen(core: Core, route: Route): Promise<RouteView> {
  const waitFor = (route.resolvers ?? []).map((name) => resolvers[name](core));
  const { View, texts } = await core.onDemand(route.load, 'waitedFor');
  await Promise.all([core.loadTexts(texts), ...waitFor]);
  return View;
}

/** The error of a screen that sent the borrower to the dashboard (D144, D145). */
function viewErrorLeft(core: Core): ViewError | undefined {
  const data = core.takeScreenData('dashboard');
  if (data?.kind !== 'viewError') return undefined;
  return { of: 'account', code: typeof data.code === 'string' ? data.code : undefined };
}
