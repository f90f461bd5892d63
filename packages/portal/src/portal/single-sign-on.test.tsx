import { accountList, applicationList, tokenLogin } from '@portico/contract';
import { startTestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { portalRoutes } from './portal.routes';
import { Portal } from './portal.view';

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(cleanup);

const inUse = {
  'globalOptions.singleSignOnUrl': 'https://id.lender.test/login',
  'globalOptions.singleSignOnOrigins': 'https://id.lender.test',
};

const answer = {
  HasNoErrors: true,
  IsLoggedIn: true,
  UserName: 'maria',
  PersonalName: 'Maria Alvarez',
  UserToken: 'sso-token',
  HasPasswordQuestion: true,
};

async function open(hash: string, options: TestOptions = { settings: inUse }, asked = 'asked') {
  window.history.replaceState(null, '', hash);
  const test = await startTestCore(options);
  test.sessionStorage.set('portico.singleSignOn', asked);
  test.server.answerRaw(tokenLogin, answer);
  test.server.answerRaw(accountList, { HasNoErrors: true, Accounts: [] });
  test.server.answerRaw(applicationList, { HasNoErrors: true, Applications: [] });
  render(
    <WidgetProvider core={test.core}>
      <Portal routes={portalRoutes} />
    </WidgetProvider>,
  );
  return test;
}

/** `home/sso/{token}` */
const entry = (token: string) =>
  `#/${['home', 'sso', encodeURIComponent(token)].join('/')}?state=asked`;

describe('the single sign-on entry in the portal', () => {
  it('[ACC-009, ACC-468, LON-008] signs in with the token of the path and opens the dashboard', async () => {
    const { server, core } = await open(entry('one/token'));
    await waitFor(() => expect(core.session.peek()?.userToken).toBe('sso-token'));
    expect(server.requestsTo(tokenLogin)[0]?.body).toEqual({ Token: 'one/token' });
    await waitFor(() => expect(window.location.hash).toBe('#/myaccount/dashboard'));
  });

  it('[POR-136, POR-042] without its state asks for the name, and opens the dashboard after it', async () => {
    const { core } = await open(entry('one'), undefined, 'another');
    await screen.findByText('You are about to continue as Maria Alvarez.');
    expect(core.session.peek()).toBeUndefined();
    await userEvent.click(screen.getByText('Continue'));
    await waitFor(() => expect(window.location.hash).toBe('#/myaccount/dashboard'));
    expect(core.session.peek()?.userToken).toBe('sso-token');
  });

  it('[POR-136] sends a guarded screen to the login once a minute, then to the sign-in with a reason', async () => {
    const { assigned, core } = await open('#/home/recovery');
    await waitFor(() => expect(assigned).toHaveLength(1));
    core.navigate(undefined, { screen: 'register' });
    await screen.findByText(/Single sign-on did not sign you in/);
    expect(assigned).toHaveLength(1);
  });

  it('[ACC-466] without a token redirects to #/home/login and shows Not Authorized', async () => {
    await open(entry(''));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Not Authorized');
    expect(window.location.hash).toBe('#/home/login');
  });

  it('[ACC-465] redirects to #/home/login while single sign-on is not in use', async () => {
    const { server } = await open(entry('one'), {});
    await screen.findByLabelText('Username', { exact: false });
    expect(window.location.hash).toBe('#/home/login');
    expect(server.requestsTo(tokenLogin)).toEqual([]);
  });
});
