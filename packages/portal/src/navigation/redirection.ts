import { maintenanceMode } from '@portico/contract';
import { passToScreen, type Core } from '@portico/core/internal';
import { goToSingleSignOn, singleSignOnFailed, singleSignOnUrl } from '@portico/sign-in';
import { redirectOf, type GuardFacts } from '../routing/guards';
import { homePath, matchPath, pathTo, type Match } from '../routing/path';
import type { Route } from '../routing/route';

type RoutedPage = { readonly core: Core; readonly routes: readonly Route[] };

/** Where a route's guards redirect to; undefined: allowed, 'away': the portal is being left. */
export async function redirection(
  { core, routes }: RoutedPage,
  { route, params }: Match,
  path: string,
) {
  await firstSetup(core);
  const refusal = await redirectOf(route, factsOf(core));
  switch (refusal) {
    case undefined:
      return undefined;
    case 'error500':
      return { path: error500Path(routes, path) };
    case 'home':
      if (route.area === 'myaccount') core.wanted.remember({ screen: route.screen, params });
      return { path: route.screen === 'error500' ? wantedPath(routes, params['to']) : homePath };
    case 'singleSignOn': {
      // To the sign-in screen if the institution's login is not at an allowed address (D47).
      const departure = goToSingleSignOn(core, 'notLoggedIn');
      if (departure === 'away') return departure;
      if (departure === 'again') passToScreen(core, 'login', singleSignOnFailed);
      return { path: homePath };
    }
    default:
      return refusal satisfies never;
  }
}

/** Waits for the setup, without which no screen shows; a failed load is not repeated here. */
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

/** The path of the Error500 page, with the requested path in its query. */
function error500Path(routes: readonly Route[], wanted: string): string {
  const page = pathTo(routes, { screen: 'error500' }, 'home');
  return page === undefined ? homePath : `${page}?to=${encodeURIComponent(wanted)}`;
}

/** The requested path if it is a screen of the portal, else the home path. */
function wantedPath(routes: readonly Route[], wanted = ''): string {
  const match = matchPath(routes, wanted);
  return match && match.route.screen !== 'error500' ? wanted : homePath;
}
