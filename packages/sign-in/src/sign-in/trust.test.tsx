import { maintenanceMode, userLogin, validateCode } from '@portico/contract';
import {
  createTestStorage,
  settle,
  startTestCore,
  type TestCore,
  type TestOptions,
} from '@portico/core/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startPostSignIn } from '../post-sign-in/post-sign-in.controller';
import { testDate } from '../testing/test-date';
import { logIn, showSignIn } from '../testing/show-sign-in';
import { loginAnswer } from '../testing/login-answer';

afterEach(cleanup);

const day = 86_400_000;
const settings = { 'loginOptions.useMultiFactorOption': 'true' };

type CodeAnswer = { trustedDeviceToken?: string; customerID?: string };

/** Signs in with a security code whose answer may contain a token for the device. */
async function signInWithCode(answer: CodeAnswer, options: TestOptions = {}) {
  const shown = await showSignIn({ settings, ...options }, ({ server }) => {
    server.answer(userLogin, loginAnswer());
    server.answer(maintenanceMode, { isEnabled: false });
    server.answer(validateCode, {
      hasNoErrors: true,
      errors: [],
      userToken: 'full-token',
      ...answer,
    });
  });
  await logIn(shown);
  await shown.user.type(await screen.findByLabelText('Security code'), '123456');
  await shown.user.click(screen.getByText('Validate'));
  await waitFor(() => expect(shown.core.session.peek()?.userToken).toBe('full-token'));
  cleanup();
  return shown;
}

/** What the next sign-in of this browser sends, some milliseconds later. */
async function nextLogin(before: Awaited<ReturnType<typeof signInWithCode>>, later = 0) {
  const { localStorage, clock } = before;
  clock.advance(later);
  const shown = await showSignIn({ localStorage, clock }, ({ server }) => server.hold(userLogin));
  await logIn(shown);
  await waitFor(() => expect(shown.server.requestsTo(userLogin)).toHaveLength(1));
  return shown.server.requestsTo(userLogin)[0]?.body;
}

describe('a trusted device', () => {
  it('[ACC-188, ACC-245] sends the stored tokens by CustomerID at the next sign-in', async () => {
    const first = await signInWithCode({ trustedDeviceToken: 'opaque-a', customerID: '17' });
    const { localStorage } = first;
    await signInWithCode({ trustedDeviceToken: 'opaque-b', customerID: '23' }, { localStorage });
    await expect(nextLogin(first)).resolves.toEqual({
      username: 'maria',
      password: 'Secret-1',
      trustedDeviceTokens: { '17': 'opaque-a', '23': 'opaque-b' },
    });
  });

  it('[ACC-188] sends no token while none is stored', async () => {
    const before = await signInWithCode({});
    await expect(nextLogin(before)).resolves.not.toHaveProperty('trustedDeviceTokens');
  });

  it.each([
    [
      '[ACC-193] an opaque token of the answer',
      { trustedDeviceToken: 'opaque', customerID: '17' },
      1,
    ],
    ['[ACC-193] no token if the server sets its cookie', {}, 0],
  ])('stores in localStorage: %s', async (_title, answer, entries) => {
    const { localStorage, sessionStorage } = await signInWithCode(answer);
    const kept = [...localStorage.entries].filter(([, value]) => value.includes('opaque'));
    expect(kept).toHaveLength(entries);
    expect([...sessionStorage.entries.values()].join()).not.toContain('opaque');
  });

  it.each([
    ['[ACC-194] just before 90 days have passed', 90 * day - 1, true],
    ['[ACC-194] when 90 days have passed', 90 * day, false],
  ])('%s: the token is sent: %s', async (_title, later, sent) => {
    const before = await signInWithCode({ trustedDeviceToken: 'opaque', customerID: '17' });
    const body = await nextLogin(before, later);
    expect(JSON.stringify(body).includes('opaque')).toBe(sent);
  });

  const device = {
    trustedDeviceToken: 'opaque',
    customerID: '17',
    biometricsTokenExpiration: testDate('2026-06-01'),
  };

  it.each<[string, () => Promise<TestCore>]>([
    [
      'userlogin',
      async () => {
        const shown = await showSignIn({}, ({ server }) => {
          server.answer(userLogin, loginAnswer(device));
          server.answer(maintenanceMode, { isEnabled: false });
        });
        await logIn(shown);
        await waitFor(() => expect(shown.core.session.peek()?.userToken).toBe('pre-auth-token'));
        cleanup();
        return shown;
      },
    ],
    [
      'tokenlogin, in the mobile app too',
      async () => {
        const request = vi.fn(async () => undefined);
        vi.stubGlobal('gacmobile', { request });
        const test = await startTestCore({ userAgent: 'Test gacmobile/2' });
        test.server.answer(maintenanceMode, { isEnabled: false });
        const read: Parameters<typeof startPostSignIn>[0]['read'] = (definition) =>
          test.core.setting(definition).peek();
        const page = { core: test.core, read, removed: new AbortController().signal };
        await (
          await startPostSignIn(page, loginAnswer(device), undefined)
        ).ended;
        vi.unstubAllGlobals();
        const token = { token: 'opaque', expires: '2026-06-01' };
        expect(request.mock.calls).toContainEqual(['setToken', token, 2]);
        return test;
      },
    ],
  ])(
    '[ACC-828] stores the token in the answer of %s, for the next sign-in',
    async (_call, signIn) => {
      const { localStorage, clock } = await signIn();
      const shown = await showSignIn({ localStorage, clock }, ({ server }) =>
        server.hold(userLogin),
      );
      await logIn(shown);
      await waitFor(() =>
        expect(shown.server.requestsTo(userLogin)[0]?.body).toMatchObject({
          trustedDeviceTokens: { '17': 'opaque' },
        }),
      );
    },
  );

  it('works without storage', async () => {
    const broken = createTestStorage();
    const { core } = await signInWithCode(
      { trustedDeviceToken: 'opaque', customerID: '17' },
      { localStorage: { ...broken, set: () => undefined } },
    );
    await settle();
    expect(core.session.peek()).toBeDefined();
  });
});
