import { accountList, applicationList } from '@portico/contract';
import { chunk } from '@portico/core/internal';
import { startTestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Route, RouteModule } from '../routing/route';
import { portalRoutes } from '../portal/portal.routes';
import { Portal } from '../portal/portal.view';

const loan = { Number: '001-1', Type: 0, Balance: 100 };

type PortalOptions = TestOptions & {
  readonly hash?: string;
  readonly routes?: readonly Route[];
  readonly accounts?: readonly object[];
};

/** Opens the portal at an address, with one loan unless others are given. */
export async function showPortal({
  hash = '',
  routes = portalRoutes,
  accounts,
  ...options
}: PortalOptions = {}) {
  window.history.replaceState(null, '', hash || '/');
  const test = await startTestCore(options);
  test.server.answerRaw(accountList, { HasNoErrors: true, Accounts: accounts ?? [loan] });
  test.server.answerRaw(applicationList, { HasNoErrors: true, Applications: [] });
  const host = new EventTarget();
  const rendered = render(
    <WidgetProvider core={test.core} host={host}>
      <Portal routes={routes} />
    </WidgetProvider>,
  );
  return { ...test, ...rendered, host, user: userEvent.setup() };
}

/** The module of a screen. */
export const screenOf = (View: RouteModule['View']): RouteModule => ({ View, texts: [] });

/** The portal's routes with another module for one screen. */
export const withScreen = (
  name: string,
  load: () => Promise<RouteModule>,
  patch: Partial<Route> = {},
) =>
  portalRoutes.map((route) =>
    route.screen === name ? { ...route, load: chunk(load), ...patch } : route,
  );

export const dashboard = () => screen.findByRole('heading', { level: 1, name: 'Dashboard' });
export const signInScreen = () => screen.findByLabelText('Username', { exact: false });
export const mainNavigation = () => within(screen.getByRole('navigation', { name: 'Main' }));
