import { tokenLogin } from '@portico/contract';
import { settle, startTestCore, type TestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loginAnswer } from '../testing/login-answer';
import { SingleSignOnEntry } from './sso.view';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const inUse = {
  'globalOptions.singleSignOnUrl': 'https://id.lender.test/login',
  'globalOptions.singleSignOnOrigins': 'https://id.lender.test',
};

type Given = TestOptions & { readonly answer?: (test: TestCore) => void };

/** The entry at `home/sso/{token}`, and the screens it asks for. */
async function enter(token: string | undefined, { answer, ...options }: Given = {}) {
  const test = await startTestCore({ settings: inUse, ...options });
  test.server.answer(tokenLogin, loginAnswer());
  answer?.(test);
  const host = document.createElement('div');
  const asked: unknown[] = [];
  host.addEventListener('portico-navigate', (event) => {
    if (event instanceof CustomEvent) asked.push(event.detail);
  });
  render(
    <StrictMode>
      <WidgetProvider core={test.core} host={host}>
        <SingleSignOnEntry token={token} />
      </WidgetProvider>
    </StrictMode>,
  );
  return { ...test, asked, arrival: () => test.core.takeArrival('login') };
}

const toLogin = [{ screen: 'login', params: {} }];

describe('the single sign-on entry', () => {
  it('[ACC-464] shows a spinner while it works', async () => {
    await enter('one', { answer: ({ server }) => void server.hold(tokenLogin) });
    const status = await screen.findByRole('status');
    expect(status.textContent).toContain('Signing you in…');
    expect(status.querySelector('.animate-spin')).toBeTruthy();
  });

  it('[ACC-465] goes to the sign-in screen while single sign-on is not in use', async () => {
    const { asked, arrival, server } = await enter('one', { settings: {} });
    await waitFor(() => expect(asked).toEqual(toLogin));
    expect(arrival()).toBeUndefined();
    expect(server.requestsTo(tokenLogin)).toEqual([]);
  });

  it('[ACC-466] without a token goes there as unauthorized', async () => {
    const { asked, arrival, server } = await enter(undefined);
    await waitFor(() => expect(asked).toEqual(toLogin));
    expect(arrival()).toEqual({ kind: 'signedOut', reason: 'unauthorized' });
    expect(server.requestsTo(tokenLogin)).toEqual([]);
  });

  it('[ACC-467] sends the token, once', async () => {
    const { asked, server } = await enter('one');
    await waitFor(() => expect(asked).toEqual(toLogin));
    expect(server.requestsTo(tokenLogin)).toEqual([
      expect.objectContaining({
        method: 'POST',
        url: '/api/login/tokenlogin',
        body: { Token: 'one' },
      }),
    ]);
  });

  it('[ACC-467] sends the DeviceID that the mobile app reports', async () => {
    vi.stubGlobal('gacmobile', {
      request: async () => ({ deviceId: 'device-7', biometricsEnabled: false }),
    });
    const { clock, server } = await enter('one', { userAgent: 'Test gacmobile' });
    await settle();
    clock.advance(50);
    await waitFor(() =>
      expect(server.requestsTo(tokenLogin).map(({ body }) => body)).toEqual([
        { Token: 'one', DeviceID: 'device-7' },
      ]),
    );
  });

  it('[ACC-468] hands the login answer to the sign-in screen, in memory only', async () => {
    const { asked, arrival, sessionStorage } = await enter('one');
    await waitFor(() => expect(asked).toEqual(toLogin));
    expect([...sessionStorage.entries.values()].join()).not.toContain('pre-auth-token');
    expect(arrival()).toMatchObject({ kind: 'login', answer: { userToken: 'pre-auth-token' } });
  });

  it.each<[string, string, (test: TestCore) => void]>([
    [
      '[ACC-469] that is not logged in',
      'notLoggedIn',
      ({ server }) => server.answer(tokenLogin, loginAnswer({ isLoggedIn: false })),
    ],
    ['[ACC-470] that says no', 'error', ({ server }) => server.refuse(tokenLogin, 'Invalid', 403)],
    ['[ACC-470] that is 500', 'error', ({ server }) => server.answerRaw(tokenLogin, '', 500)],
    ['[ACC-470] that never comes', 'error', ({ server }) => server.drop(tokenLogin)],
  ])('an answer %s leads to the single sign-on login: %s', async (_title, reason, answer) => {
    const { assigned, asked } = await enter('one', { answer });
    await waitFor(() =>
      expect(assigned).toEqual([`https://id.lender.test/login?reason=${reason}`]),
    );
    expect(asked).toEqual([]);
  });

  it('[ACC-473] goes to no address that is not on the list', async () => {
    const settings = { 'globalOptions.singleSignOnUrl': 'https://evil.test/login' };
    const answer = ({ server }: TestCore) => server.drop(tokenLogin);
    const { asked, arrival, assigned } = await enter('one', { settings, answer });
    await waitFor(() => expect(asked).toEqual(toLogin));
    expect(arrival()).toEqual({ kind: 'signedOut', reason: 'unauthorized' });
    expect(assigned).toEqual([]);
  });
});
