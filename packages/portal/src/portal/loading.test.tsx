import { clientError } from '@portico/contract';
import { failRetries } from '@portico/core/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RouteModule } from '../routing/route';
import {
  mainNavigation,
  screenOf,
  showPortal,
  signInScreen,
  withScreen,
} from '../testing/show-portal';

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(cleanup);

const loading = (container: HTMLElement) => container.querySelector('[data-loading]');

describe('a screen that is loading', () => {
  it('[ACC-026] shows a loading animation until it has rendered', async () => {
    let arrive = (_: RouteModule) => {};
    const module = new Promise<RouteModule>((done) => (arrive = done));
    const routes = withScreen('dashboard', () => module);
    const { container } = await showPortal({
      hash: '#/myaccount/dashboard',
      session: true,
      routes,
    });
    await waitFor(() => expect(loading(container)).not.toBeNull());
    await act(async () => arrive(screenOf(() => <p>here</p>)));
    await screen.findByText('here');
    expect(loading(container)).toBeNull();
  });

  it('[ACC-047] signed out: hides the previous screen and shows the animation', async () => {
    let arrive = (_: RouteModule) => {};
    const module = new Promise<RouteModule>((done) => (arrive = done));
    const routes = withScreen('faq', () => module);
    const { container, core } = await showPortal({ routes });
    const field = await signInScreen();
    act(() => core.navigate(undefined, { screen: 'faq' }));
    expect(loading(container)).not.toBeNull();
    expect(field.closest('[hidden]')).not.toBeNull();
    await act(async () => arrive(screenOf(() => <p>questions</p>)));
    expect((await screen.findByText('questions')).closest('[hidden]')).toBeNull();
    expect(loading(container)).toBeNull();
  });

  it('[ACC-025, LON-061, POR-049] that cannot be loaded shows the banner with a retry', async () => {
    let fails = true;
    const routes = withScreen('dashboard', async () => {
      if (fails) throw new Error('offline');
      return screenOf(() => <p>here</p>);
    });
    const test = await showPortal({ hash: '#/myaccount/dashboard', session: true, routes });
    await act(() => failRetries(test));
    await screen.findByText('An error occurred while trying to load that page.');
    fails = false;
    const { user } = test;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('here');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[ACC-025] that throws while rendering shows it too, keeps the shell, and is reported', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = (): never => {
      throw new Error('broken');
    };
    const routes = withScreen('dashboard', async () => screenOf(Broken));
    const { server } = await showPortal({ hash: '#/myaccount/dashboard', session: true, routes });
    await screen.findByText('An error occurred while trying to load that page.');
    expect(mainNavigation().getByText('Dashboard')).toBeTruthy();
    await waitFor(() => expect(server.requestsTo(clientError)).toHaveLength(1));
    errors.mockRestore();
  });

  it('that sent the borrower to the dashboard shows its reason there for one visit', async () => {
    const { core, user } = await showPortal({ hash: '#/myaccount/payment', session: true });
    await screen.findByRole('heading', { level: 1, name: 'Make a payment' });
    act(() =>
      core.navigate(undefined, {
        screen: 'dashboard',
        data: { kind: 'viewError', code: 'Dispute' },
      }),
    );
    await screen.findByText('Account is in dispute');
    await user.click(mainNavigation().getByText('Make payment'));
    await waitFor(() => expect(screen.queryByText('Account is in dispute')).toBeNull());
  });
});
