import { accountList, applicationList } from '@portico/contract';
import type { Screen } from '@portico/core';
import { chunk, screens } from '@portico/core/internal';
import { startTestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allRoutes } from '../routing/all-routes.fixture';
import type { Route } from '../routing/route';
import { portalRoutes } from './portal.routes';
import { Portal } from './portal.view';

beforeEach(() => window.history.replaceState(null, '', '#/myaccount/dashboard'));
afterEach(cleanup);

const account = (Type: number, Description: string) => ({
  ...{ Number: `001-${Type}`, Type, Description, Balance: 100, IsOpen: true },
});
const accounts = [account(0, 'Auto loan'), account(1, 'Savings')];
const Applications = [{ ApplicationNumber: 'A-100', Status: 'In review' }];

async function showDashboard(routes: readonly Route[] = portalRoutes, options: TestOptions = {}) {
  const test = await startTestCore({ session: true, ...options });
  test.server.answerRaw(accountList, { HasNoErrors: true, Accounts: accounts });
  test.server.answerRaw(applicationList, { HasNoErrors: true, Applications });
  render(
    <WidgetProvider core={test.core}>
      <Portal routes={routes} />
    </WidgetProvider>,
  );
  return { ...test, user: userEvent.setup() };
}

/** An application is a page of the lender or of its API; the portal offers it if there is one. */
const elsewhere: readonly Screen[] = ['applyForLoan'];

describe('the destinations a widget can name', () => {
  it('[POR-022] have a route in the portal, except the loan application', () => {
    const routed = new Set(portalRoutes.map(({ screen: name }) => name));
    const missing = screens.filter((name) => !routed.has(name));
    expect([...missing].sort()).toEqual([...elsewhere].sort());
  });

  /** A portal whose deposits and applications have no page. */
  const without = portalRoutes.filter(
    ({ screen: name }) => name !== 'depositDetails' && name !== 'applicationDetails',
  );

  it('[POR-023] are text in a portal that has no such screen, and are reported in the console', async () => {
    const { clock, logged } = await showDashboard(without);
    for (const name of ['Savings', 'A-100']) {
      const shown = await screen.findByRole('rowheader', { name: new RegExp(name) });
      expect(within(shown).queryByRole('link')).toBeNull();
    }
    clock.advance(10_000);
    for (const name of ['depositDetails', 'applicationDetails']) {
      expect(logged.filter((line) => line.includes(`"${name}"`))).toHaveLength(1);
    }
    for (const link of screen.getAllByRole('link')) {
      expect(link.getAttribute('href')).not.toBe('#');
    }
  });

  it.each([
    ['a deposit', /^Savings/, 'depositDetails', 'deposits/depositDetails/{accountNumber}', '001-1'],
    [
      'an application',
      /A-100/,
      'applicationDetails',
      'applicationdetails/{applicationNumber}',
      'A-100',
    ],
  ] as const)(
    'are linked once a route has their screen: the row of %s',
    async (_of, name, target, path, key) => {
      const route: Route = {
        path: `myaccount/${path}`,
        screen: target,
        area: 'myaccount',
        title: 'titleDashboard',
        load: chunk(async () => ({
          View: ({ params }) => <p>details of {Object.values(params)}</p>,
          texts: [],
        })),
      };
      const { user } = await showDashboard([...without, route]);
      await user.click(await screen.findByRole('link', { name }));
      await screen.findByText(`details of ${key}`);
      const address = `#/${route.path.replace(/\{.*\}/, key)}`;
      await waitFor(() => expect(window.location.hash).toBe(address));
    },
  );
});

describe('the navigation of a portal that has every screen', () => {
  it.each([
    ['[ACC-038, LON-561]', 'achPaymentOptions.requireAchDraftAgreementOption', 'Documents'],
    ['[ACC-039, LON-562]', 'globalOptions.useDocumentCenterOption', 'Document Center'],
    ['[LON-563]', 'profileOptions.forceManualCifChangesOption', 'Contact Info Change'],
  ])('%s %s on lists %s, and off does not', async (_id, key, name) => {
    const links = () => screen.queryAllByRole('link', { name }).length > 0;
    await showDashboard(allRoutes, { settings: { [key]: 'true' } });
    await screen.findByRole('navigation', { name: 'Main' });
    expect(links()).toBe(true);
    cleanup();
    await showDashboard(allRoutes, { settings: { [key]: 'false' } });
    await screen.findByRole('navigation', { name: 'Main' });
    expect(links()).toBe(false);
  });
});
