import { maintenanceMode, userLogin, validateCode } from '@portico/contract';
import type { ScreenData } from '@portico/core/internal';
import {
  createTestBrowser,
  settle,
  startTestCore,
  testSession,
  type TestCore,
} from '@portico/core/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showSignIn, username } from '../testing/show-sign-in';
import { loginAnswer } from '../testing/login-answer';

afterEach(cleanup);

const multiFactor = { settings: { 'loginOptions.useMultiFactorOption': 'true' } };
const automatic: ScreenData = { kind: 'credentials', username: 'maria', password: 'Secret-1' };

/** Sets what the previous screen passed on. */
const handOver =
  (data: ScreenData, answer: (test: TestCore) => void = () => undefined) =>
  (test: TestCore) => {
    answer(test);
    test.core.navigate(undefined, { screen: 'login', data });
  };

describe('arriving with a reason', () => {
  it.each([
    ['[ACC-179]', 'expired', 'Your session has expired!'],
    ['[ACC-180]', 'unauthorized', 'Not Authorized'],
    ['[POR-136]', 'singleSignOn', 'Single sign-on did not sign you in. Please sign in here.'],
  ] as const)('%s shows the banner for %s', async (_id, reason, sentence) => {
    await showSignIn({}, handOver({ kind: 'signedOut', reason }));
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    expect(username()).toBeTruthy();
  });

  it('[POR-086] says that the borrower is signed out, as a status above the form', async () => {
    await showSignIn({}, handOver({ kind: 'signedOut', reason: 'loggedOut' }));
    expect(screen.queryByText('Signing in…')).toBeNull();
    const notice = await screen.findByText('You are signed out.');
    expect(notice.closest('[role=status]')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(username()).toBeTruthy();
  });

  it('says that it is not authorized for a stored reason that is unknown', async () => {
    const stored = JSON.stringify({ kind: 'signedOut', reason: 'bored', screen: 'login' });
    await showSignIn({}, ({ sessionStorage }) => sessionStorage.set('portico.screenData', stored));
    expect((await screen.findByRole('alert')).textContent).toContain('Not Authorized');
  });

  it('[ACC-179, ACC-180] shows no banner without one', async () => {
    await showSignIn();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the banner once, and not when the screen opens again', async () => {
    const { page, unmount } = await showSignIn(
      {},
      handOver({ kind: 'signedOut', reason: 'expired' }),
    );
    unmount();
    await showSignIn({ page });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('arriving with credentials', () => {
  it('[ACC-204] signs in without any input', async () => {
    const { server, core } = await showSignIn(
      {},
      handOver(automatic, (test) => test.server.answer(userLogin, loginAnswer())),
    );
    expect(screen.queryByLabelText('Username')).toBeNull();
    await waitFor(() => expect(core.session.peek()?.username).toBe('maria'));
    expect(server.requestsTo(userLogin)[0]?.body).toMatchObject({
      username: 'maria',
      password: 'Secret-1',
    });
  });

  it('[ACC-205] reads them from memory only, not from the address or storage', async () => {
    const test = await showSignIn(
      { configuration: { pages: { login: '/sign-in' } } },
      handOver(automatic, ({ server }) => server.hold(userLogin)),
    );
    await settle();
    const written = [
      ...test.assigned,
      ...test.sessionStorage.entries.values(),
      ...test.localStorage.entries.values(),
      ...test.server.requests.map(({ url }) => url),
      JSON.stringify(test.browser.posted),
      location.href,
      JSON.stringify(history.state),
    ].join('\n');
    expect(written).not.toContain('Secret-1');
  });

  it('shows the form when they are refused', async () => {
    await showSignIn(
      {},
      handOver(automatic, ({ server }) => server.refuse(userLogin, 'Invalid', 403)),
    );
    await screen.findByText('Username or password is invalid.');
    expect(username().value).toBe('maria');
  });
});

describe('arriving from single sign-on', () => {
  const fromSingleSignOn: ScreenData = { kind: 'login', answer: loginAnswer() };
  const settings = {
    ...multiFactor.settings,
    'globalOptions.singleSignOnUrl': 'https://login.lender.test/start?app=1',
    'globalOptions.singleSignOnOrigins': 'https://login.lender.test',
  };

  it('[ACC-206] starts the steps without showing the form', async () => {
    await showSignIn({ settings }, handOver(fromSingleSignOn));
    expect(screen.queryByLabelText('Username')).toBeNull();
    await screen.findByLabelText('Security code');
  });

  it('starts the session when no step is needed', async () => {
    const { core } = await showSignIn({}, handOver(fromSingleSignOn));
    await waitFor(() => expect(core.session.peek()?.username).toBe('maria'));
  });

  it('[ACC-222] skips the SSN step, because there is no password', async () => {
    const { core } = await showSignIn(
      { settings: { 'loginOptions.useSsnValidationOption': 'true' } },
      handOver({ kind: 'login', answer: loginAnswer({ emailIsVerified: false }) }),
    );
    await waitFor(() => expect(core.session.peek()?.username).toBe('maria'));
  });

  it('[ACC-235] goes back to the single sign-on login when a step is cancelled', async () => {
    const { user, assigned, core } = await showSignIn({ settings }, handOver(fromSingleSignOn));
    await user.click(await screen.findByText('Cancel'));
    await waitFor(() =>
      expect(assigned).toEqual([
        expect.stringMatching(
          /^https:\/\/login\.lender\.test\/start\?app=1&reason=userCancelled&state=/,
        ),
      ]),
    );
    expect(core.session.peek()).toBeUndefined();
  });

  it('starts the session with the token of the security code when one was required', async () => {
    const { user, core } = await showSignIn(
      { settings },
      handOver(fromSingleSignOn, ({ server }) => {
        server.answer(maintenanceMode, { isEnabled: false });
        server.answer(validateCode, { hasNoErrors: true, errors: [], userToken: 'full-token' });
      }),
    );
    await user.type(await screen.findByLabelText('Security code'), '123456');
    await user.click(screen.getByText('Validate'));
    await waitFor(() => expect(core.session.peek()?.userToken).toBe('full-token'));
  });
});

describe('[POR-148] a sign-in in another tab', () => {
  /** The form, with a name typed, while another tab of the browser signs in. */
  async function follow(prepare?: (test: TestCore) => void) {
    const browser = createTestBrowser();
    const shown = await showSignIn(
      { browser, configuration: { pages: { payment: '/pay' } } },
      prepare,
    );
    await shown.user.type(username(), 'maria');
    const { core } = await startTestCore({ browser });
    const { id: _, api: __, ...session } = testSession;
    core.startSession(session);
    await screen.findByText('You are signed in.');
    return shown;
  }

  it('shows that the borrower is signed in, with the way on', async () => {
    const { assigned } = await follow();
    expect(screen.getByText('Go to your accounts')).toBeTruthy();
    expect(screen.queryByLabelText('Username')).toBeNull();
    expect(assigned).toEqual([]);
  });

  it('opens the screen that the tab was asked for', async () => {
    const { assigned } = await follow(({ core }) =>
      core.wanted.remember({ screen: 'payment', params: {} }),
    );
    await waitFor(() => expect(assigned).toEqual(['/pay']));
  });
});
