import { maintenanceMode } from '@portico/contract';
import { singleSignOnUrl, type Core } from '@portico/core';
import { goToSingleSignOn } from '@portico/sign-in';
import { refusalOf, type GuardFacts } from '../routing/guards';
import { homePath, matchPath, pathTo, type Match } from '../routing/path';
import type { Route } from '../routing/route';

type Place = { readonly core: Core; readonly routes: readonly Route[] };

/** Where a route's guards send the visitor instead; undefined lets it through, 'away' leaves the portal. */
export async function redirection({ core, routes }: Place, { route, params }: Match, path: string) {
  await firstSetup(core);
  const refusal = await refusalOf(route, factsOf(core));
  switch (refusal) {
    case undefined:
      return undefined;
    case 'error500':
      return { path: error500Path(routes, path) };
    case 'home':
      if (route.area === 'myaccount') core.wanted.remember({ screen: route.screen, params });
      return { path: route.screen === 'error500' ? wantedPath(routes, params['to']) : homePath };
    case 'singleSignOn':
      // Where the institution's login is not at an allowed address, the sign-in screen stands in (D47).
      return goToSingleSignOn(core, 'notLoggedIn') ? ('away' as const) : { path: homePath };
    default:
      return refusal satisfies never;
  }
}

/** No screen shows before the setup has come; one that failed is tried again only when asked. */
async function firstSetup(core: Core): Promise<void> {
  const { status } = core.setup.peek();
  if (status === 'idle' || status === 'loading') await core.loadSetup();
}

function factsOf(core: Core): GuardFacts {
  return {
    setupFailed: core.setup.peek().status === 'failed',
    signedIn: core.session.peek() !== undefined,
    singleSignOn: core.setting(singleSignOnUrl).peek() !== '',
    maintenance: async () => {
      const answer = await core.client.send(maintenanceMode, undefined);
      return answer.ok && answer.value.isEnabled;
    },
  };
}

/** The Error500 page, which remembers where the visitor wanted to go. */
function error500Path(routes: readonly Route[], wanted: string): string {
  const page = pathTo(routes, { screen: 'error500' }, 'home');
  return page === undefined ? homePath : `${page}?to=${encodeURIComponent(wanted)}`;
}

/** Only the portal's own screens can be wanted. */
function wantedPath(routes: readonly Route[], wanted = ''): string {
  const match = matchPath(routes, wanted);
  return match && match.route.screen !== 'error500' ? wanted : homePath;
}
