import {
  accountDetails,
  accountList,
  applicationList,
  passableToken,
  paymentInfo,
  paymentMethods,
  profile,
  resendCode,
  validateCode,
} from '@portico/contract';
import { allCalls } from '@portico/contract/openapi';
import { beforeEach, describe, expect, it } from 'vitest';
import { everythingStored } from '../testing/everything-stored';
import { createTestHost, minute, type TestHost } from '../testing/test-host';
import { codeTime, maxAttempts } from '@portico/server/parts';

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
  return host.close;
});

/** Codes sent to a borrower within a quarter of an hour. */
const maxSent = 5;

/** Signs in up to the code step; resolves to the pre-auth token. */
async function halfway(username = 'maya') {
  return host.tokenOf(await host.logIn(username));
}

const enter = (token: string, code: string, createTrustedDevice = false) =>
  host.send(validateCode, { userId: 'maya', code, createTrustedDevice }, { token });

/** A code that is not the one sent. */
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

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

  it('[ACC-236] is refused by every call that needs a session, and so are tokens of other kinds', async () => {
    const preauth = await halfway();
    const full = await host.signIn('hanna');
    const { body } = await host.send(passableToken, undefined, { token: full });
    for (const { method, path } of allCalls.filter(({ session }) => session === 'required')) {
      for (const token of [preauth, String(body['PassableToken']), '', 'x'.repeat(10_000)]) {
        const headers = { UserToken: token };
        const response = await host.fetch(path, {
          method,
          headers,
          ...(method !== 'GET' && { body: '{}' }),
        });
        expect([path, response.status]).toEqual([path, 401]);
      }
    }
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
  it('is valid for one use', async () => {
    const token = await halfway();
    const code = await host.newestCode();
    await enter(token, code);
    expect((await enter(token, code)).status).toBe(401);
  });

  it('is valid for one use, also when sent twice at the same time', async () => {
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
    host.pass(minute);
    await host.send(resendCode, { userId: 'somebody-else' }, { token });
    host.pass(passed - minute);
    const answer = await enter(token, code);
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.codes).toEqual(['CodeExpired']);
  });

  it('is void after too many wrong entries, and a new one can be requested', async () => {
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

  it('is sent a limited number of times', async () => {
    const token = await halfway();
    const send = () => host.send(resendCode, { userId: 'maya' }, { token });
    for (let n = 1; n < maxSent; n += 1) expect((await send()).status).toBe(200);
    expect(await send()).toMatchObject({ status: 403, codes: ['MaxAttemptsReached'] });
  });

  it('belongs to its sign-in: it is not accepted with another borrower’s token', async () => {
    await halfway('hanna');
    const token = await halfway('maya');
    const answer = await host.send(
      validateCode,
      { userId: 'hanna', code: await host.newestCode(), createTrustedDevice: false },
      { token },
    );
    expect(answer).toMatchObject({ status: 403, codes: ['CodeInvalid'] });
  });

  it('is stored only as a hash', async () => {
    await halfway();
    const code = await host.newestCode();
    await host.services.mail.clear();
    expect(await everythingStored(host)).not.toContain(code);
  });
});
