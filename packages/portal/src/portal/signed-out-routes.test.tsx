import { institutionOptions, maintenanceMode, optOut } from '@portico/contract';
import { settle, startTestCore, type TestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { portalRoutes } from './portal.routes';
import { Portal } from './portal.view';

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(cleanup);

const singleSignOn = {
  'globalOptions.singleSignOnUrl': 'https://id.lender.test/login',
  'globalOptions.singleSignOnOrigins': 'https://id.lender.test',
};

type Options = TestOptions & { readonly answer?: (test: TestCore) => void };

/** The portal at a signed-out address; maintenance is off and the institution has nothing to say. */
async function open(hash: string, { answer, ...options }: Options = {}) {
  window.history.replaceState(null, '', hash);
  const test = await startTestCore(options);
  test.server.answer(maintenanceMode, { isEnabled: false });
  test.server.answerRaw(institutionOptions, {});
  answer?.(test);
  render(
    <WidgetProvider core={test.core}>
      <Portal routes={portalRoutes} />
    </WidgetProvider>,
  );
  return test;
}

const timeout = { timeout: 10_000 };
const title = (name: string) => screen.findByRole('heading', { level: 1, name }, timeout);

describe('#/home/recovery', () => {
  it('[ACC-015] leaves for the single sign-on login while that is in use', async () => {
    const { assigned } = await open('#/home/recovery', { settings: singleSignOn });
    await waitFor(
      () => expect(assigned).toEqual(['https://id.lender.test/login?reason=notLoggedIn']),
      timeout,
    );
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  it('[ACC-016] leads to #/home/login while the portal is down', async () => {
    await open('#/home/recovery', {
      answer: ({ server }) => server.answer(maintenanceMode, { isEnabled: true }),
    });
    await title('Sign in');
    expect(window.location.hash).toBe('#/home/login');
  });

  it('[ACC-016] opens while it is not', async () => {
    await open('#/home/recovery');
    await title('Recover your username or password');
    expect(window.location.hash).toBe('#/home/recovery');
  });
});

describe('#/home/activate', () => {
  it('[ACC-017] shows nothing before the institution options have come', async () => {
    let release = (_body: unknown) => {};
    await open('#/home/activate?token=invitation', {
      answer: ({ server }) => {
        release = server.hold(institutionOptions).release;
      },
    });
    await act(settle);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    await act(async () => release({}));
    await title('Activate your account');
    expect(window.location.hash).toBe('#/home/activate?token=invitation');
  });
});

describe('#/home/opt-out', () => {
  it('[ACC-018] opens the opt-out screen with the token of the query', async () => {
    const { server } = await open('#/home/opt-out?token=from%2Fthe-mail');
    await title('Email notifications');
    await userEvent.click(await screen.findByRole('button', { name: 'Opt Out' }, timeout));
    await waitFor(() =>
      expect(server.requestsTo(optOut)[0]?.body).toEqual({ EmailAddress: 'from/the-mail' }),
    );
  });
});
