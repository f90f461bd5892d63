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

type Given = TestOptions & {
  readonly answer?: (test: TestCore) => void;
  /** The state that this tab sent, and the one that was returned. */
  readonly asked?: string | undefined;
  readonly state?: string | undefined;
};

const stateKey = 'portico.singleSignOn';

/** The entry at `home/sso/{token}`, and the screens it navigates to. */
async function enter(token: string | undefined, given: Given = {}) {
  const { answer, ...options } = given;
  const test = await startTestCore({ settings: inUse, ...options });
  const kept = 'asked' in given ? given.asked : 'state-1';
  const state = 'state' in given ? given.state : 'state-1';
  if (kept !== undefined) test.sessionStorage.set(stateKey, kept);
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
        <SingleSignOnEntry token={token} state={state} />
      </WidgetProvider>
    </StrictMode>,
  );
  return { ...test, asked, passed: () => test.core.takeScreenData('login') };
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
    const { asked, passed, server } = await enter('one', { settings: {} });
    await waitFor(() => expect(asked).toEqual(toLogin));
    expect(passed()).toBeUndefined();
    expect(server.requestsTo(tokenLogin)).toEqual([]);
  });

  it('[ACC-466] without a token goes to the sign-in screen as unauthorized', async () => {
    const { asked, passed, server } = await enter(undefined);
    await waitFor(() => expect(asked).toEqual(toLogin));
    expect(passed()).toEqual({ kind: 'signedOut', reason: 'unauthorized' });
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

  it('[ACC-468] passes the login answer to the sign-in screen, in memory only', async () => {
    const { asked, passed, sessionStorage } = await enter('one');
    await waitFor(() => expect(asked).toEqual(toLogin));
    expect([...sessionStorage.entries.values()].join()).not.toContain('pre-auth-token');
    expect(passed()).toMatchObject({ kind: 'login', answer: { userToken: 'pre-auth-token' } });
  });

  it.each<[string, string, (test: TestCore) => void]>([
    [
      '[ACC-469] that is not logged in',
      'notLoggedIn',
      ({ server }) => server.answer(tokenLogin, loginAnswer({ isLoggedIn: false })),
    ],
    ['[ACC-470] that refuses', 'error', ({ server }) => server.refuse(tokenLogin, 'Invalid', 403)],
    ['[ACC-470] that is 500', 'error', ({ server }) => server.answerRaw(tokenLogin, '', 500)],
    ['[ACC-470] that never arrives', 'error', ({ server }) => server.drop(tokenLogin)],
  ])('an answer %s redirects to the single sign-on login: %s', async (_title, reason, answer) => {
    const { assigned, asked } = await enter('one', { answer });
    await waitFor(() =>
      expect(assigned).toEqual([
        expect.stringMatching(
          new RegExp(`^https://id\\.lender\\.test/login\\?reason=${reason}&state=id-\\d+$`),
        ),
      ]),
    );
    expect(asked).toEqual([]);
  });

  it('[ACC-473] opens no address that is not on the list', async () => {
    const settings = { 'globalOptions.singleSignOnUrl': 'https://evil.test/login' };
    const answer = ({ server }: TestCore) => server.drop(tokenLogin);
    const { asked, passed, assigned } = await enter('one', { settings, answer });
    await waitFor(() => expect(asked).toEqual(toLogin));
    expect(passed()).toEqual({ kind: 'signedOut', reason: 'unauthorized' });
    expect(assigned).toEqual([]);
  });
});

describe('the state of a single sign-on', () => {
  const stateOf = (address: string | undefined) =>
    new URL(address ?? '').searchParams.get('state') ?? undefined;

  it('[POR-042] is sent, is returned once, and lets the token be used', async () => {
    const { assigned, sessionStorage } = await enter('one', { asked: undefined, state: undefined });
    await waitFor(() => expect(assigned).toHaveLength(1));
    const state = stateOf(assigned[0]);
    cleanup();
    const back = await enter('two', { sessionStorage, asked: sessionStorage.get(stateKey), state });
    await waitFor(() => expect(back.asked).toEqual(toLogin));
    expect(back.server.requestsTo(tokenLogin).map(({ body }) => body)).toEqual([{ Token: 'two' }]);
    expect(sessionStorage.entries.has(stateKey)).toBe(false);
  });

  it('[POR-042] that this tab has not sent refuses the token and starts a new sign-on', async () => {
    const options = { asked: undefined, state: 'forged' };
    const { assigned, server, sessionStorage } = await enter('theirs', options);
    await waitFor(() => expect(assigned).toHaveLength(1));
    expect(assigned[0]).toMatch(/^https:\/\/id\.lender\.test\/login\?reason=notLoggedIn&state=/);
    expect(sessionStorage.get(stateKey)).toBe(stateOf(assigned[0]));
    expect(server.requestsTo(tokenLogin)).toEqual([]);
  });

  it.each([
    ['another', 'forged'],
    ['none', undefined],
    ['an empty one', ''],
  ])('[POR-042] returned as %s ends unauthorized, without a redirect loop', async (_, state) => {
    const { asked, passed, assigned, server } = await enter('one', { state });
    await waitFor(() => expect(asked).toEqual(toLogin));
    expect(passed()).toEqual({ kind: 'signedOut', reason: 'unauthorized' });
    expect(assigned).toEqual([]);
    expect(server.requestsTo(tokenLogin)).toEqual([]);
  });

  it('[POR-042] is not required if the setup says that the site cannot return it', async () => {
    const settings = { ...inUse, 'globalOptions.singleSignOnWithoutStateOption': 'true' };
    const { asked, server } = await enter('one', { settings, asked: undefined, state: undefined });
    await waitFor(() => expect(asked).toEqual(toLogin));
    expect(server.requestsTo(tokenLogin)).toHaveLength(1);
  });

  it('[POR-043] removes its token from the address bar and does not store it', async () => {
    const entry = { href: 'https://l.test/#/home/sso/one?state=state-1', state: null };
    await enter('one', { entry });
    await waitFor(() => expect(entry.href).toBe('https://l.test/#/home/sso?state=state-1'));
    expect(JSON.stringify(entry.state)).not.toContain('one');
  });
});
