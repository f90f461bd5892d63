import {
  accountsOf,
  countPageView,
  passwordPolicy,
  type Core,
  type Destination,
  type PorticoEvents,
} from '@portico/core';
import { hashHistory } from '../routing/hash-history';
import { hashOf, homePath, pathTo } from '../routing/path';
import type { ResolverName, Route, RouteView } from '../routing/route';
import { createNavigationFlow, type ViewError } from './navigation.flow';
import { redirection } from './redirection';

/** Sends an event of the suite from the portal's element. */
type Emit = (name: 'portico-analytics', detail: PorticoEvents['portico-analytics']) => void;

/** What the portal knows of the page it stands in. */
export type PortalPage = {
  readonly core: Core;
  readonly window: Window;
  readonly routes: readonly Route[];
  readonly emit: Emit;
};

/** What each resolver waits for; its failure is the screen's to show. */
const resolvers: Record<ResolverName, (core: Core) => Promise<unknown>> = {
  accounts: (core) => accountsOf(core).load(),
  institution: (core) => core.institution(),
  passwordRules: (core) => passwordPolicy(core, (setting) => core.setting(setting).peek()),
};

/** The portal's navigation over the page's core, address and title. */
export function createNavigation(page: PortalPage) {
  const { core, routes } = page;
  const flow = createNavigationFlow({
    routes,
    history: hashHistory(page.window),
    refused: (match, path) => redirection(page, match, path),
    load: (route) => loadScreen(core, route),
    unsaved: core.unsaved,
    started: ({ route }) => {
      core.idle.watch(route.area === 'myaccount');
      return route.screen === 'dashboard' ? viewErrorLeft(core) : undefined;
    },
    ended: ({ route }) =>
      countPageView(core, route.screen, (detail) => page.emit('portico-analytics', detail)),
  });

  const path = (to: Destination) => pathTo(routes, to, core.session.peek() ? 'myaccount' : 'home');
  core.setRouter({
    hrefFor: (to) => {
      const found = path(to);
      return found === undefined ? undefined : hashOf(found);
    },
    go: (to) => flow.send({ type: 'go', path: path(to) ?? homePath }),
  });
  // The setup that could not be had is there now: on to where the visitor wanted to go.
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

/** A route's screen with its sentences, and what must be there before it shows. */
async function loadScreen(core: Core, route: Route): Promise<RouteView> {
  const waitFor = (route.resolvers ?? []).map((name) => resolvers[name](core));
  const { View, texts } = await core.onDemand(route.load, 'waitedFor');
  await Promise.all([core.loadTexts(texts), ...waitFor]);
  return View;
}

/** What a screen left that sent the borrower to the dashboard (D144, D145). */
function viewErrorLeft(core: Core): ViewError | undefined {
  const arrival = core.takeArrival('dashboard');
  return arrival?.kind === 'viewError' ? { of: 'account', code: arrival.code } : undefined;
}
