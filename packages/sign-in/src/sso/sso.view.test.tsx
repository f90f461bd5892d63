import { logout, tokenLogin } from '@portico/contract';
import { settle, startTestCore, type TestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

const question = 'You are about to continue as Maria Alvarez.';

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

  it.each([
    [true, { 'globalOptions.singleSignOnUrl': 'https://id.lender.test/login' }],
    [false, { 'globalOptions.singleSignOnOrigins': 'https://id.lender.test' }],
    [
      false,
      {
        'globalOptions.singleSignOnUrl': '',
        'globalOptions.singleSignOnWithoutStateOption': 'true',
      },
    ],
  ])('[ACC-831] is in use: %s, by its address alone: %j', async (isInUse, settings) => {
    const { asked, server } = await enter('one', { settings });
    await waitFor(() => expect(asked).toEqual(toLogin));
    expect(server.requestsTo(tokenLogin)).toHaveLength(isInUse ? 1 : 0);
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

  it('[POR-042] is sent, is returned once, and lets the token be used without a question', async () => {
    const given = { answer: ({ server }: TestCore) => server.drop(tokenLogin) };
    const { assigned, sessionStorage } = await enter('one', given);
    await waitFor(() => expect(assigned).toHaveLength(1));
    const state = stateOf(assigned[0]);
    cleanup();
    const back = await enter('two', { sessionStorage, asked: sessionStorage.get(stateKey), state });
    await waitFor(() => expect(back.asked).toEqual(toLogin));
    expect(back.server.requestsTo(tokenLogin).map(({ body }) => body)).toEqual([{ Token: 'two' }]);
    expect(sessionStorage.entries.has(stateKey)).toBe(false);
    expect(screen.queryByText(question)).toBeNull();
  });

  const without: readonly (readonly [string, Given])[] = [
    ['none was sent and none comes', { asked: undefined, state: undefined }],
    ['one comes that was not sent', { asked: undefined, state: 'forged' }],
    ['another one comes than was sent', { state: 'forged' }],
    ['none comes back', { state: undefined }],
    ['an empty one comes back', { asked: '', state: '' }],
  ];

  it.each(without)(
    '[POR-042, POR-136] where %s the name is asked for before anything else is shown',
    async (_why, given) => {
      const { asked, core, passed, server } = await enter('one', given);
      await screen.findByText(question);
      expect(document.activeElement?.textContent).toBe('Is this you?');
      expect(document.body.textContent).not.toMatch(/maria@example|pre-auth-token/);
      expect(asked).toEqual([]);
      expect(core.session.peek()).toBeUndefined();
      expect(server.requests.map(({ url }) => url).slice(-1)).toEqual(['/api/login/tokenlogin']);
      await userEvent.click(screen.getByText('Continue'));
      expect(asked).toEqual(toLogin);
      expect(passed()).toMatchObject({ kind: 'login', answer: { userToken: 'pre-auth-token' } });
      expect(server.requestsTo(logout)).toEqual([]);
    },
  );

  it.each([
    ['says so', () => userEvent.click(screen.getByText('This is not me'))],
    ['closes the page', ({ events }: TestCore) => events.dispatchEvent(new Event('pagehide'))],
    ['goes elsewhere', ({ clock }: TestCore) => [cleanup(), clock.advance(0)]],
  ] as const)(
    '[POR-136] ends at the host for a borrower who %s',
    async (_how, leave: (test: TestCore) => unknown) => {
      const test = await enter('one', { asked: undefined });
      await screen.findByText(question);
      await leave(test);
      await waitFor(() =>
        expect(test.server.requestsTo(logout)).toEqual([
          expect.objectContaining({ body: { UserToken: 'pre-auth-token' } }),
        ]),
      );
      expect(test.core.session.peek()).toBeUndefined();
      expect(test.passed()).toBeUndefined();
    },
  );

  it('[POR-136] is not required if the setup leaves the question out', async () => {
    const settings = { ...inUse, 'globalOptions.singleSignOnWithoutStateOption': 'true' };
    const { asked, passed } = await enter('one', { settings, asked: undefined, state: undefined });
    await waitFor(() => expect(asked).toEqual(toLogin));
    expect(passed()).toMatchObject({ kind: 'login' });
  });

  it('[POR-136] is sent once a minute; meanwhile the sign-in screen says why it is shown', async () => {
    const answer = ({ server }: TestCore) => server.drop(tokenLogin);
    const first = await enter('one', { answer });
    await waitFor(() => expect(first.assigned).toHaveLength(1));
    cleanup();
    const { sessionStorage, clock } = first;
    const again = async () => {
      const test = await enter('one', { answer, sessionStorage, clock });
      await waitFor(() => expect([...test.asked, ...test.assigned]).toHaveLength(1));
      return test;
    };
    clock.advance(59_999);
    const second = await again();
    expect(second.asked).toEqual(toLogin);
    expect(second.passed()).toEqual({ kind: 'signedOut', reason: 'singleSignOn' });
    cleanup();
    clock.advance(1);
    expect((await again()).assigned).toHaveLength(1);
  });

  it('[POR-043] removes its token from the address bar and does not store it', async () => {
    const entry = { href: 'https://l.test/#/home/sso/one?state=state-1', state: null };
    await enter('one', { entry });
    await waitFor(() => expect(entry.href).toBe('https://l.test/#/home/sso?state=state-1'));
    expect(JSON.stringify(entry.state)).not.toContain('one');
  });
});
