import { maintenanceMode } from '@portico/contract';
import {
  accountsOf,
  countPageView,
  singleSignOnOrigins,
  singleSignOnUrl,
  type Core,
  type Destination,
} from '@portico/core';
import { singleSignOnAddress } from '@portico/sign-in';
import type { PortalTextKey } from '../portal/portal.texts';
import { refusalOf } from '../routing/guards';
import { hashHistory } from '../routing/hash-history';
import { hashOf, homePath, pathOf, pathTo, type Match } from '../routing/path';
import type { ResolverName, Route, RouteView } from '../routing/route';
import { createNavigationFlow, type ViewError } from './navigation.flow';

/** What the portal knows of the page it stands in. */
export type PortalPage = {
  readonly core: Core;
  readonly host: EventTarget;
  readonly window: Window;
  readonly routes: readonly Route[];
  /** The current wording of a title. */
  readonly title: (key: PortalTextKey) => string;
};

/** What each resolver waits for; its failure is the screen's to show. */
const resolvers: Record<ResolverName, (core: Core) => Promise<unknown>> = {
  accounts: (core) => accountsOf(core).load(),
  institution: (core) => core.institution(),
};

/** The portal's navigation over the page's core, address and title. */
export function createNavigation(page: PortalPage) {
  const { core, routes } = page;
  const flow = createNavigationFlow({
    routes,
    history: hashHistory(page.window),
    refused: (match) => refused(page, match),
    load: (route) => loadScreen(core, route),
    unsaved: core.unsaved,
    started: ({ route }) => {
      core.idle.watch(route.area === 'myaccount');
      return route.screen === 'dashboard' ? viewErrorLeft(core) : undefined;
    },
    ended: ({ route }) => {
      nameDocument(page, route);
      countPageView(core, page.host, route.screen);
    },
  });

  const path = (to: Destination) => pathTo(routes, to, core.session.peek() ? 'myaccount' : 'home');
  core.setRouter({
    hrefFor: (to) => {
      const found = path(to);
      return found === undefined ? undefined : hashOf(found);
    },
    go: (to) => flow.send({ type: 'go', path: path(to) ?? homePath }),
  });
  return {
    ...flow,
    dispose: () => {
      core.setRouter(undefined);
      core.idle.watch(true);
      flow.dispose();
    },
  };
}

/** A route's screen with its sentences, and what must be there before it shows. */
async function loadScreen(core: Core, route: Route): Promise<RouteView> {
  const waitFor = (route.resolvers ?? []).map((name) => resolvers[name](core));
  const { View, texts } = await route.load();
  await Promise.all([core.loadTexts(texts), ...waitFor]);
  return View;
}

async function refused({ core, routes }: PortalPage, { route }: Match) {
  const refusal = await refusalOf(route, {
    setupFailed: core.setup.peek().status === 'failed',
    signedIn: core.session.peek() !== undefined,
    singleSignOn: core.setting(singleSignOnUrl).peek() !== '',
    maintenance: async () => {
      const answer = await core.client.send(maintenanceMode, undefined);
      return answer.ok && answer.value.isEnabled;
    },
  });
  switch (refusal) {
    case undefined:
      return undefined;
    case 'error500':
      return { path: pathTo(routes, { screen: 'error500' }, 'home') ?? homePath };
    case 'home':
      return { path: homePath };
    case 'singleSignOn':
      return leaveForSingleSignOn(core);
    default:
      return refusal satisfies never;
  }
}

/** Where the institution's login is not at an allowed address, the sign-in screen stands in (D47). */
function leaveForSingleSignOn(core: Core) {
  const url = core.setting(singleSignOnUrl).peek();
  const origins = core.setting(singleSignOnOrigins).peek();
  const address = singleSignOnAddress(url, origins, 'notLoggedIn');
  if (address === undefined) return { path: homePath };
  core.environment.location.assign(address);
  return 'away' as const;
}

/** What a screen left that sent the borrower to the dashboard (D144, D145). */
function viewErrorLeft(core: Core): ViewError | undefined {
  const arrival = core.takeArrival('dashboard');
  return arrival?.kind === 'viewError' ? { of: 'account', code: arrival.code } : undefined;
}

/** The page's title, or the host plus the URL where a route has none (access §2). */
function nameDocument({ core, window, title }: PortalPage, { title: key, path }: Route): void {
  const { document, location } = window;
  if (key === undefined) core.report({ message: `route without title: ${path}` });
  document.title = key === undefined ? `${location.host}/${pathOf(location.hash)}` : title(key);
}
