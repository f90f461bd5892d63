import { applicationOptions } from '@portico/contract';
import { createTestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { portalRoutes } from '../portal/portal.routes';
import { Portal } from '../portal/portal.view';

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(cleanup);

async function showWithoutSetup(hash: string) {
  window.history.replaceState(null, '', hash || '/');
  const test = createTestCore({ session: true });
  test.server.answerRaw(applicationOptions, 'down', 500);
  await test.core.loadSetup();
  render(
    <WidgetProvider core={test.core}>
      <Portal routes={portalRoutes} />
    </WidgetProvider>,
  );
  return test;
}

it.each(['', '#/home/login', '#/myaccount/dashboard'])(
  '[ACC-136, LON-045, PAY-608] a setup that fails sends %j to the Error500 page',
  async (hash) => {
    await showWithoutSetup(hash);
    await screen.findByRole('heading', { name: 'We cannot reach your accounts right now' });
    expect(window.location.hash).toMatch(/^#\/error500/);
  },
);

it.each([
  ['#/home/login', '#/home/login'],
  ['#/myaccount/payment/1', '#/myaccount/payment/1'],
  ['#/error500?to=https%3A%2F%2Felsewhere.test', '#/home/login'],
])('opened for %s goes to %s once the setup is loaded', async (hash, wanted) => {
  const { server } = await showWithoutSetup(hash);
  const tryAgain = await screen.findByRole('button', { name: 'Try again' });
  server.answerRaw(applicationOptions, { gassySettings: {} });
  await userEvent.setup().click(tryAgain);
  await waitFor(() => expect(window.location.hash).toBe(wanted));
});

it('stays while the setup still fails', async () => {
  const { core } = await showWithoutSetup('#/home/login');
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(core.setup.value.status).toBe('failed'));
  expect(window.location.hash).toMatch(/^#\/error500/);
});

it('[POR-050] shows in the signed-in layout for a borrower who is signed in', async () => {
  await showWithoutSetup('#/myaccount/dashboard');
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Maria Alvarez')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
});
