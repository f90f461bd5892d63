import { logout } from '@portico/contract';
import { loadMonitor, type TestCore } from '@portico/core/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { dashboard, mainNavigation, showPortal, signInScreen } from '../testing/show-portal';

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(cleanup);

describe('logging out', () => {
  const open = { hash: '#/myaccount/dashboard', session: true } as const;

  it('[ACC-054, LON-512] asks for confirmation, with Cancel and Logout', async () => {
    const { user } = await showPortal(open);
    await dashboard();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByText('Are you sure you want to logout?');
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    expect(dialog.getByText('Cancel')).toBeTruthy();
    expect(dialog.getByText('Logout')).toBeTruthy();
  });

  it('[ACC-055, LON-077] in a dialog 350 px wide', async () => {
    const { user } = await showPortal(open);
    await dashboard();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByText('Are you sure you want to logout?');
    const dialog = screen.getByRole('dialog', { hidden: true });
    expect(dialog.style.getPropertyValue('--p-width')).toBe('calc(350 / 16 * var(--p-rem))');
  });

  it('[ACC-057, ACC-129] ends the session, and a myaccount route then redirects home', async () => {
    const { user, core, server } = await showPortal(open);
    await dashboard();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByText('Are you sure you want to logout?');
    await user.click(within(screen.getByRole('dialog', { hidden: true })).getByText('Logout'));
    await signInScreen();
    expect(window.location.hash).toBe('#/home/login');
    expect(core.session.value).toBeUndefined();
    expect(server.requestsTo(logout)).toHaveLength(1);
    act(() => {
      window.location.hash = '#/myaccount/dashboard';
    });
    await waitFor(() => expect(window.location.hash).toBe('#/home/login'));
  });

  it('[ACC-128] in the mobile app goes to home/login without a request', async () => {
    const { user, core, server } = await showPortal({ ...open, userAgent: 'X gacmobile/2' });
    await dashboard();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByText('Are you sure you want to logout?');
    await user.click(within(screen.getByRole('dialog', { hidden: true })).getByText('Logout'));
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    expect(window.location.hash).toBe('#/home/login');
    expect(core.session.value).toBeUndefined();
    expect(server.requestsTo(logout)).toHaveLength(0);
  });

  it('[ACC-058, ACC-063, LON-511, LON-513, PAY-591] asks about unsaved changes instead, and Yes logs out', async () => {
    const { user, core } = await showPortal(open);
    await dashboard();
    core.unsaved.value = true;
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByText(
      'There are unsaved changes on the page, are you sure you want to continue?',
    );
    expect(screen.queryByText('Are you sure you want to logout?')).toBeNull();
    await user.click(screen.getByText('Yes'));
    await signInScreen();
    expect(core.session.value).toBeUndefined();
  });
});

describe('leaving unsaved changes', () => {
  async function withChanges() {
    const portal = await showPortal({ hash: '#/myaccount/dashboard', session: true });
    await dashboard();
    portal.core.unsaved.value = true;
    await portal.user.click(mainNavigation().getByText('Make payment'));
    await screen.findByText(
      'There are unsaved changes on the page, are you sure you want to continue?',
    );
    return portal;
  }

  it('[ACC-059, LON-508] asks for confirmation, with No and Yes', async () => {
    await withChanges();
    expect(screen.getByText('No')).toBeTruthy();
    expect(screen.getByText('Yes')).toBeTruthy();
  });

  it('[ACC-060, LON-514] in a dialog 350 px wide', async () => {
    await withChanges();
    const dialog = screen.getByRole('dialog', { hidden: true });
    expect(dialog.style.getPropertyValue('--p-width')).toBe('calc(350 / 16 * var(--p-rem))');
  });

  it('[ACC-061] No keeps the screen', async () => {
    const { user, core } = await withChanges();
    await user.click(screen.getByText('No'));
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    expect(window.location.hash).toBe('#/myaccount/dashboard');
    expect(core.unsaved.value).toBe(true);
  });

  it('[ACC-062] Yes leaves the screen', async () => {
    const { user, core } = await withChanges();
    await user.click(screen.getByText('Yes'));
    await screen.findByRole('heading', { level: 1, name: 'Make a payment' });
    expect(core.unsaved.value).toBe(false);
  });
});

describe('the inactivity watch', () => {
  it('[ACC-102, LON-062] starts with a URL under /myaccount', async () => {
    const { core, clock } = await showPortal({ hash: '#/home/login', session: true });
    await act(() => loadMonitor({ clock }));
    expect(core.idle.state.value.at).toBe('off');
    act(() => core.navigate(undefined, { screen: 'dashboard' }));
    await dashboard();
    expect(core.idle.state.value.at).toBe('active');
    act(() => clock.advance(180_000));
    expect(core.idle.state.value.at).toBe('warning');
  });

  it('[ACC-103, LON-063] stops with a URL under /home', async () => {
    const { core, clock } = await showPortal({ hash: '#/myaccount/dashboard', session: true });
    await dashboard();
    await act(() => loadMonitor({ clock }));
    expect(core.idle.state.value.at).toBe('active');
    act(() => core.navigate(undefined, { screen: 'login' }));
    await waitFor(() => expect(core.idle.state.value.at).toBe('off'));
    act(() => clock.advance(600_000));
    expect(core.idle.state.value.at).toBe('off');
  });

  it('[ACC-118] shows the reason on the sign-in screen after the countdown', async () => {
    const { clock } = await showPortal({ hash: '#/myaccount/dashboard', session: true });
    await dashboard();
    await act(() => loadMonitor({ clock }));
    act(() => clock.advance(300_000));
    await screen.findByText('Your session has expired!');
    expect(window.location.hash).toBe('#/home/login');
  });
});

it.each([
  ['is shown again', (test: TestCore) => test.events.dispatchEvent(new Event('visibilitychange'))],
  ['stayed visible', (test: TestCore) => test.clock.advance(1_000)],
])(
  '[POR-064] a machine that slept past the end of the session shows the sign-in screen when the page %s',
  async (_, wake) => {
    const test = await showPortal({ hash: '#/myaccount/dashboard', session: true });
    await dashboard();
    await screen.findByText(/001-1/);
    await act(() => loadMonitor(test));
    act(() => {
      test.clock.sleep(3_600_000);
      wake(test);
    });
    expect(screen.queryByText(/001-1/)).toBeNull();
    await screen.findByText('Your session has expired!');
    expect(window.location.hash).toBe('#/home/login');
  },
);
