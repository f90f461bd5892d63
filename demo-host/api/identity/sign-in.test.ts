import {
  accountList,
  accountDetails,
  applicationList,
  logout,
  maintenanceMode,
  passableToken,
  paymentInfo,
  paymentMethods,
  profile,
  resendCode,
  tokenLogin,
  userLogin,
  validateCode,
} from '@portico/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestHost, day, hour, minute, type TestHost } from '../testing/test-host';
import { lockTime, maxFailures } from './lock-out';
import { codeTime, maxAttempts, maxSent } from './security-code';
import { absoluteTime, idleTime } from './session-store';
import { issueSingleUseToken } from './single-use-token';
import { deviceCookie, trustedDays } from './trusted-device';

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
});
afterEach(() => host.close());

const attempt = (username: string, password: string) =>
  host.send(userLogin, { username, password });

/** A password was right; the code is still to come. */
async function halfway(username = 'maya') {
  return host.tokenOf(await host.logIn(username));
}

const enter = (token: string, code: string, createTrustedDevice = false) =>
  host.send(validateCode, { userId: 'maya', code, createTrustedDevice }, { token });

/** A code that is not the one sent. */
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('username and password', () => {
  it('answers with who signed in, and sends a code', async () => {
    const { status, body } = await host.logIn('maya');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      HasNoErrors: true,
      UserName: 'maya',
      PersonalName: 'Maya Whitfield',
      CompanyNumber: 0,
      EmailAddress: 'maya@example.com',
      ServicingBranch: '12',
      CustomerID: '1001',
      IsTrustedDevice: false,
      LastLoggedIn: '2026-02-26',
      LastLoggedInIP: '203.0.113.7',
    });
    expect(await host.newestCode()).toMatch(/^\d{6}$/);
  });

  it('knows a username in any letter case', async () => {
    expect((await attempt('MAYA', 'Juniper-14-road')).status).toBe(200);
  });

  it.each([
    ['a wrong password', 'maya', 'wrong', 'Invalid'],
    ['an unknown username', 'nobody', 'wrong', 'Invalid'],
    ['a locked borrower', 'victor', 'Copper-kettle-5', 'LockedOnBadPassword'],
    ['a restricted borrower', 'ruth', 'Winter-barn-61', 'Restricted'],
    ['a restricted borrower’s wrong password', 'ruth', 'wrong', 'Invalid'],
    ['a borrower without e-mail', 'omar', 'Gravel-path-38', 'MFANoEmail'],
  ])('refuses %s by 403', async (_name, username, password, code) => {
    expect(await attempt(username, password)).toMatchObject({ status: 403, codes: [code] });
  });

  it('tells the day of the login before in the institution’s zone', async () => {
    await host.signIn('hanna');
    host.pass(10 * hour);
    expect((await host.logIn('hanna')).body['LastLoggedIn']).toBe('2026-03-02');
  });

  it('refuses everybody while the service is down', async () => {
    await host.services.settings.change([
      { bucket: 'host', key: 'maintenanceMode', value: 'true' },
    ]);
    expect((await host.send(maintenanceMode, undefined)).body).toEqual({ isEnabled: true });
    expect(await host.logIn('maya')).toMatchObject({
      status: 403,
      codes: ['maintenanceModeEnabled'],
    });
  });

  it.each(['maya', 'nobody'])(
    'locks %s after the same number of failures, and opens again after a while',
    async (username) => {
      for (let n = 1; n < maxFailures; n += 1) {
        expect((await attempt(username, 'wrong')).codes).toEqual(['Invalid']);
      }
      expect((await attempt(username, 'wrong')).codes).toEqual(['LockedOnBadPassword']);
      expect((await host.logIn(username)).codes).toEqual(['LockedOnBadPassword']);
      host.pass(lockTime);
      expect((await attempt(username, 'wrong')).codes).toEqual(['Invalid']);
    },
  );

  it('forgets earlier failures after a right password', async () => {
    for (let n = 1; n < maxFailures; n += 1) await attempt('maya', 'wrong');
    expect((await host.logIn('maya')).status).toBe(200);
    expect((await attempt('maya', 'wrong')).codes).toEqual(['Invalid']);
  });

  it('counts failures that come at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: maxFailures * 2 }, () => attempt('maya', 'wrong')),
    );
    const locked = answers.filter(({ codes }) => codes[0] === 'LockedOnBadPassword');
    expect(locked.length).toBeGreaterThan(maxFailures);
    expect((await host.logIn('maya')).codes).toEqual(['LockedOnBadPassword']);
  });
});

describe('the pre-auth token (D33)', () => {
  const accountCalls = [
    ['accountList', (token: string) => host.send(accountList, undefined, { token })],
    [
      'accountDetails',
      (token: string) => host.send(accountDetails, { accountNumber: '0012-104417-3' }, { token }),
    ],
    [
      'applicationList',
      (token: string) => host.send(applicationList, { numDaysToRetrieve: 30 }, { token }),
    ],
    [
      'paymentInfo',
      (token: string) => host.send(paymentInfo, { accountNumber: '0012-104417-3' }, { token }),
    ],
    [
      'paymentMethods',
      (token: string) => host.send(paymentMethods, { accountNumber: '0012-104417-3' }, { token }),
    ],
    ['profile', (token: string) => host.send(profile, undefined, { token })],
    ['passableToken', (token: string) => host.send(passableToken, undefined, { token })],
  ] as const;

  it.each(accountCalls)('[ACC-236] is refused by %s', async (_name, call) => {
    const token = await halfway();
    expect(await call(token)).toMatchObject({ status: 401, codes: ['Unauthorized'] });
  });

  it('[ACC-237] is replaced by one with account access when the last step is done, and not before', async () => {
    const token = await halfway();
    const code = await host.newestCode();
    await enter(token, wrong(code));
    expect((await host.send(accountList, undefined, { token })).status).toBe(401);
    const validated = await enter(token, code);
    const full = host.tokenOf(validated);
    expect(full).not.toBe(token);
    expect(validated.body).toMatchObject({
      EmailAddress: 'maya@example.com',
      CustomerID: '1001',
    });
    expect((await host.send(accountList, undefined, { token: full })).status).toBe(200);
    expect((await host.send(accountList, undefined, { token })).status).toBe(401);
  });

  it('stays without account access while agreements are still to be accepted', async () => {
    await host.services.settings.change([
      {
        bucket: 'shared',
        key: 'globalOptions.agreements',
        value: '/terms|2024-01-01|Terms of use|login',
      },
    ]);
    const token = host.tokenOf(await enter(await halfway(), await host.newestCode()));
    expect((await host.send(accountList, undefined, { token })).status).toBe(401);
  });
});

describe('the security code', () => {
  it('is good for one use', async () => {
    const token = await halfway();
    const code = await host.newestCode();
    await enter(token, code);
    expect((await enter(token, code)).status).toBe(401);
  });

  it('is good for one use even when it comes twice at the same time', async () => {
    const token = await halfway();
    const code = await host.newestCode();
    const answers = await Promise.all([enter(token, code), enter(token, code)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each([
    ['just in time', codeTime - 1, 200],
    ['too late', codeTime, 403],
  ])('%s', async (_name, passed, status) => {
    const token = await halfway();
    const code = await host.newestCode();
    host.pass(passed / 2);
    await host.send(resendCode, { userId: 'somebody-else' }, { token });
    host.pass(passed / 2);
    const answer = await enter(token, code);
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.codes).toEqual(['CodeExpired']);
  });

  it('is void after too many wrong entries, and a new one can be had', async () => {
    const token = await halfway();
    const code = await host.newestCode();
    for (let n = 1; n < maxAttempts; n += 1) {
      expect((await enter(token, wrong(code))).codes).toEqual(['CodeInvalid']);
    }
    expect((await enter(token, wrong(code))).codes).toEqual(['MaxAttemptsReached']);
    expect((await enter(token, code)).codes).toEqual(['MaxAttemptsReached']);
    await host.send(resendCode, { userId: 'maya' }, { token });
    expect((await enter(token, await host.newestCode())).status).toBe(200);
  });

  it('is void once another one is sent', async () => {
    const token = await halfway();
    const first = await host.newestCode();
    await host.send(resendCode, { userId: 'maya' }, { token });
    const second = await host.newestCode();
    if (first !== second) expect((await enter(token, first)).codes).toEqual(['CodeInvalid']);
    expect((await enter(token, second)).status).toBe(200);
  });

  it('is not sent without end', async () => {
    const token = await halfway();
    const send = () => host.send(resendCode, { userId: 'maya' }, { token });
    for (let n = 1; n < maxSent; n += 1) expect((await send()).status).toBe(200);
    expect(await send()).toMatchObject({ status: 403, codes: ['MaxAttemptsReached'] });
  });

  it('belongs to its sign-in: another borrower’s token does not take it', async () => {
    await halfway('hanna');
    const token = await halfway('maya');
    const answer = await host.send(
      validateCode,
      { userId: 'hanna', code: await host.newestCode(), createTrustedDevice: false },
      { token },
    );
    expect(answer).toMatchObject({ status: 403, codes: ['CodeInvalid'] });
  });

  it('stands in the database as a hash only', async () => {
    await halfway();
    const code = await host.newestCode();
    await host.services.mail.clear();
    expect(await dump()).not.toContain(code);
  });
});

/** Everything the identity tables hold. */
async function dump(): Promise<string> {
  const tables = [
    'borrowers',
    'sessions',
    'security_codes',
    'trusted_devices',
    'single_use_tokens',
  ];
  const { any } = await import('valibot');
  const rows = await Promise.all(
    tables.map((table) => host.database.all(any(), `SELECT * FROM ${table}`)),
  );
  return JSON.stringify(rows);
}

describe('a session', () => {
  const list = (token: string) => host.send(accountList, undefined, { token });

  it('[ACC-124] lasts five minutes without a request, and each request extends it', async () => {
    expect(idleTime).toBeGreaterThanOrEqual(5 * minute);
    const token = await host.signIn('maya');
    for (let n = 0; n < 10; n += 1) {
      host.pass(5 * minute);
      expect((await list(token)).status).toBe(200);
    }
    host.pass(idleTime - 1);
    expect((await list(token)).status).toBe(200);
    host.pass(idleTime);
    expect(await list(token)).toMatchObject({ status: 401, codes: ['Unauthorized'] });
  });

  it('[ACC-125] ends twelve hours after it began, whatever the activity', async () => {
    expect(absoluteTime).toBe(12 * hour);
    const token = await host.signIn('maya');
    for (let passed = 0; passed + 5 * minute < 12 * hour; passed += 5 * minute) {
      host.pass(5 * minute);
      expect((await list(token)).status).toBe(200);
    }
    host.pass(5 * minute);
    expect((await list(token)).status).toBe(401);
  });

  it.each([
    ['the header', undefined],
    ['the body', 'given'],
  ])('ends at logout, its token in %s', async (_place, given) => {
    const token = await host.signIn('maya');
    const userToken = given && token;
    await host.send(logout, { userToken }, { token: userToken ? undefined : token });
    expect((await list(token)).status).toBe(401);
  });

  it.each(['', 'nonsense', 'undefined'])('is not had with the token "%s"', async (token) => {
    expect((await list(token)).status).toBe(401);
  });

  it('keeps tokens and passwords in the database as hashes only', async () => {
    const token = await host.signIn('maya');
    const all = await dump();
    expect(all).not.toContain(token);
    expect(all).not.toContain('Juniper-14-road');
  });
});

describe('a trusted device', () => {
  const here = { Origin: 'http://localhost', 'Sec-Fetch-Site': 'same-origin' };
  const elsewhere = { Origin: 'https://lender.example', 'Sec-Fetch-Site': 'cross-site' };

  /** Signs in, trusting the device; resolves to the answer of the code step. */
  async function trust(headers: Record<string, string>) {
    const token = host.tokenOf(await host.logIn('maya'));
    const code = await host.newestCode();
    return host.send(
      validateCode,
      { userId: 'maya', code, createTrustedDevice: true },
      { token, headers },
    );
  }

  const again = (tokens: Record<string, string> | undefined, cookie?: string) =>
    host.send(
      userLogin,
      { username: 'maya', password: 'Juniper-14-road', trustedDeviceTokens: tokens },
      { headers: cookie ? { Cookie: cookie } : {} },
    );

  it('[ACC-193] is known by an HttpOnly cookie on the API’s own origin, and by an opaque token elsewhere', async () => {
    const own = await trust(here);
    const cookie = own.headers.get('Set-Cookie') ?? '';
    expect(cookie).toContain(`${deviceCookie(1001)}=`);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(own.body['TrustedDeviceToken']).toBeUndefined();
    const { body } = await again(undefined, cookie.split(';')[0]);
    expect(body).toMatchObject({ IsTrustedDevice: true });

    const foreign = await trust(elsewhere);
    expect(foreign.headers.get('Set-Cookie')).toBeNull();
    const token = String(foreign.body['TrustedDeviceToken']);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await again({ '1001': token })).body).toMatchObject({ IsTrustedDevice: true });
  });

  it('gets account access from the password alone', async () => {
    const token = String((await trust(elsewhere)).body['TrustedDeviceToken']);
    const full = host.tokenOf(await again({ '1001': token }));
    expect((await host.send(accountList, undefined, { token: full })).status).toBe(200);
  });

  it('[ACC-194] is honoured for 90 days and no longer', async () => {
    expect(trustedDays).toBe(90);
    const token = String((await trust(elsewhere)).body['TrustedDeviceToken']);
    host.pass(90 * day - 1);
    expect((await again({ '1001': token })).body).toMatchObject({ IsTrustedDevice: true });
    host.pass(1);
    expect((await again({ '1001': token })).body).toMatchObject({ IsTrustedDevice: false });
    const cookie = (await trust(here)).headers.get('Set-Cookie') ?? '';
    expect(cookie).toContain(`Max-Age=${90 * 24 * 60 * 60}`);
  });

  it('is trusted for the one borrower only', async () => {
    const token = String((await trust(elsewhere)).body['TrustedDeviceToken']);
    const answer = await host.send(userLogin, {
      username: 'hanna',
      password: 'Quiet-river-77',
      trustedDeviceTokens: { '1003': token, '1001': token },
    });
    expect(answer.body).toMatchObject({ IsTrustedDevice: false });
  });
});

describe('a token of single sign-on', () => {
  const redeem = (token: string) => host.send(tokenLogin, { token });
  const issue = () =>
    host.database.write((tx) => issueSingleUseToken(tx, 'signIn', 1001, host.services.clock()));

  it('signs in once', async () => {
    const token = await issue();
    expect((await redeem(token)).body).toMatchObject({ IsLoggedIn: true, UserName: 'maya' });
    expect((await redeem(token)).body).toMatchObject({ HasNoErrors: true, IsLoggedIn: false });
  });

  it('is over after five minutes', async () => {
    const token = await issue();
    host.pass(5 * minute);
    expect((await redeem(token)).body).toMatchObject({ IsLoggedIn: false });
  });
});
