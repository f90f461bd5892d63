import {
  agreementLogging,
  passkeySignIn,
  passkeySignInOptions,
  userLogin,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { browserRefuses, settle, stubPasskeys, type TestCore } from '@portico/core/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { loginAnswer } from '../../testing/login-answer';
import { logIn, showSignIn, username } from '../../testing/show-sign-in';
// Fetched on demand; here already, so that no test waits for it to be compiled.
import './passkey-sign-in.view';

let restore = () => {};
afterEach(() => {
  cleanup();
  restore();
  restore = () => {};
});

const on = { 'profileOptions.usePasskeysOption': 'true' };
const trusted = loginAnswer({ isTrustedDevice: true });

type Scene = {
  readonly get?: () => Promise<unknown>;
  readonly settings?: Readonly<Record<string, string>>;
  readonly prepare?: (test: TestCore) => void;
};

async function show({ get, settings = on, prepare }: Scene = {}) {
  const browser = stubPasskeys(get && { get });
  restore = browser.restore;
  const shown = await showSignIn({ settings }, (test) => {
    test.server.answer(passkeySignInOptions, answers.passkeySignInOptions());
    test.server.answer(passkeySignIn, trusted);
    prepare?.(test);
  });
  await act(settle);
  return { ...shown, browser };
}

const passkeyButton = () => screen.queryByRole('button', { name: 'Sign in with a passkey' });

async function press({ user }: Awaited<ReturnType<typeof show>>) {
  await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
  await act(settle);
}

describe('[POR-105] a passkey', () => {
  it('signs in by the button, without password and code', async () => {
    const shown = await show({ settings: { ...on, 'loginOptions.useMultiFactorOption': 'true' } });
    await press(shown);
    expect(await screen.findByText('You are signed in.')).toBeTruthy();
    expect(shown.server.requestsTo(passkeySignIn)[0]?.body).toMatchObject({
      Credential: { id: 'AQID', response: { signature: 'AQID' } },
    });
    expect(shown.server.requestsTo(userLogin)).toEqual([]);
    expect(shown.core.session.peek()?.userToken).toBe('pre-auth-token');
  });

  it('signs in when it is chosen in the username field', async () => {
    const { browser } = await show();
    expect(username().autocomplete).toBe('username webauthn');
    expect(browser.asked).toMatchObject([{ mediation: 'conditional' }]);
    browser.choose();
    expect(await screen.findByText('You are signed in.')).toBeTruthy();
  });

  it('does not spare the other steps', async () => {
    const shown = await show({
      settings: { ...on, 'globalOptions.agreements': 'https://a.example|2024-01-01|Terms|login' },
      prepare: ({ server }) => server.answer(agreementLogging, { hasNoErrors: true, errors: [] }),
    });
    await press(shown);
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(shown.core.session.peek()).toBeUndefined();
  });

  it('is taken back from the browser when the form is submitted', async () => {
    const shown = await show({ prepare: ({ server }) => server.hold(userLogin) });
    const [offer] = shown.browser.asked;
    expect(offer?.signal?.aborted).toBe(false);
    await logIn(shown);
    await act(settle);
    expect(offer?.signal?.aborted).toBe(true);
  });

  it('is taken back from the browser when the widget leaves the page', async () => {
    const { browser, unmount } = await show();
    unmount();
    await act(settle);
    expect(browser.asked[0]?.signal?.aborted).toBe(true);
  });
});

describe('nothing of passkeys is loaded, requested or shown', () => {
  it.each<[string, Scene]>([
    ['where the lender has not turned them on', { settings: {} }],
    [
      'where the lender’s API lacks them',
      { prepare: ({ server }) => server.refuse(passkeySignInOptions, 'x', 404) },
    ],
    [
      'on a page where they are not possible',
      { prepare: ({ server }) => server.refuse(passkeySignInOptions, 'NotOffered', 200) },
    ],
    ['without a connection', { prepare: ({ server }) => server.drop(passkeySignInOptions) }],
  ])('%s', async (_title, scene) => {
    const { server, browser } = await show(scene);
    expect(passkeyButton()).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(browser.asked).toEqual([]);
    if (scene.settings) {
      expect(server.requestsTo(passkeySignInOptions)).toEqual([]);
      expect(username().autocomplete).toBe('username');
    }
  });

  it('before the browser is idle', async () => {
    let becomeIdle = () => {};
    const { server } = await show({
      prepare: ({ core }) =>
        Object.assign(core.environment, {
          whenIdle(run: () => void) {
            becomeIdle = run;
            return () => undefined;
          },
        }),
    });
    expect(username()).toBeTruthy();
    expect(passkeyButton()).toBeNull();
    expect(server.requestsTo(passkeySignInOptions)).toEqual([]);
    act(() => becomeIdle());
    expect(await screen.findByRole('button', { name: 'Sign in with a passkey' })).toBeTruthy();
  });

  it('in a browser that knows none', async () => {
    const { server } = await showSignIn({ settings: on });
    await act(settle);
    expect(passkeyButton()).toBeNull();
    expect(server.requestsTo(passkeySignInOptions)).toEqual([]);
  });
});

describe('a passkey that does not sign in', () => {
  it.each([
    ['NotAllowedError', 'You are not signed in, because the request was cancelled'],
    ['SecurityError', 'Your device could not use a passkey.'],
  ])('says so after %s of the browser, and offers it again', async (name, sentence) => {
    const shown = await show({ get: browserRefuses(name) });
    await press(shown);
    expect(screen.getByRole('alert').textContent).toContain(sentence);
    expect(shown.server.requestsTo(passkeySignIn)).toEqual([]);
    expect(shown.browser.asked.map(({ mediation }) => mediation)).toEqual([
      'conditional',
      undefined,
      'conditional',
    ]);
  });

  it.each([
    ['Invalid', 'This passkey does not sign in here.'],
    ['Expired', 'That took too long. Please use your passkey again.'],
    ['LockedOnBadPassword', 'You have exceeded the maximum number of login attempts'],
    ['Restricted', 'There was an error validating your credentials.'],
  ])('says so after the code %s; the form is there', async (code, sentence) => {
    const shown = await show({
      prepare: ({ server }) => server.refuse(passkeySignIn, code, 403),
    });
    await shown.user.type(username(), 'maria');
    await press(shown);
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    expect(username().value).toBe('maria');
    await act(settle);
    expect(shown.server.requestsTo(passkeySignInOptions)).toHaveLength(2);
  });

  it('shows the offline state during maintenance', async () => {
    const shown = await show({
      prepare: ({ server }) => server.refuse(passkeySignIn, 'maintenanceModeEnabled', 403),
    });
    await press(shown);
    expect(await screen.findByText('Offline for maintenance')).toBeTruthy();
  });
});
