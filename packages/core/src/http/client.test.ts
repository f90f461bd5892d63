import {
  accountList,
  bankLookup,
  clientError,
  logout,
  maintenanceMode,
  passableToken,
  paymentMethods,
  paymentOutcome,
  profile,
  userLogin,
  validateCode,
} from '@portico/contract';
import type { HttpAnswer } from '@portico/contract/page-protocol';
import { describe, expect, it } from 'vitest';
import { requestTimeout } from './send-request';
import { createTestCore, settle } from '../testing';

const signIn = { username: 'maria', password: 'secret' };

describe('a request that the page has sent before core was loaded', () => {
  const answer = { status: 200, text: JSON.stringify({ HasNoErrors: true, Accounts: [] }) };

  it('is not sent again: its answer is used, once', async () => {
    const early = { [accountList.path]: Promise.resolve(answer) };
    const { core, server } = createTestCore({ session: true, early });
    server.answerRaw(accountList, { HasNoErrors: false });
    expect((await core.client.send(accountList, undefined)).ok).toBe(true);
    expect(server.requests).toEqual([]);
    await core.client.send(accountList, undefined);
    expect(server.requests).toHaveLength(1);
  });

  it('is sent again where it failed', async () => {
    const early = {
      [accountList.path]: Promise.reject<HttpAnswer>(new TypeError('Failed to fetch')),
    };
    const { core, server } = createTestCore({ session: true, early });
    server.answerRaw(accountList, { HasNoErrors: true, Accounts: [] });
    expect((await core.client.send(accountList, undefined)).ok).toBe(true);
    expect(server.requests).toHaveLength(1);
  });
});

describe('a request that the page has sent before core was loaded, and that is not answered', () => {
  it('ends with the timeout', async () => {
    const early = { [accountList.path]: new Promise<HttpAnswer>(() => undefined) };
    const { core, clock } = createTestCore({ session: true, early });
    const result = core.client.send(accountList, undefined);
    await settle();
    clock.advance(requestTimeout);
    expect(await result).toMatchObject({ ok: false, error: { kind: 'timeout' } });
  });
});

describe('what a request carries', () => {
  it('[ACC-090, LON-049, PAY-585] the session’s UserToken', async () => {
    const { core, server } = createTestCore({ session: true });
    await core.client.send(maintenanceMode, undefined);
    expect(server.requests[0]?.headers['usertoken']).toBe('token-1');
  });

  it('[ACC-091, LON-050, PAY-585] the servicing branch while it is known', async () => {
    const { core, server } = createTestCore({ session: { servicingBranch: '7' } });
    await core.client.send(profile, undefined);
    core.updateSession({ servicingBranch: '' });
    await core.client.send(profile, undefined);
    const branches = server.requests.map(({ headers }) => headers['servicingbranch']);
    expect(branches).toEqual(['7', undefined]);
  });

  it('[ACC-092, LON-049, LON-050, PAY-585] neither header before sign-in', async () => {
    const { core, server } = createTestCore();
    await core.client.send(userLogin, signIn);
    expect(server.requests[0]?.headers).not.toHaveProperty('usertoken');
    expect(server.requests[0]?.headers).not.toHaveProperty('servicingbranch');
  });

  it('the token of a sign-in in progress instead of the session’s', async () => {
    const { core, server } = createTestCore({ session: true });
    const input = { userId: 'maria', code: '123456', createTrustedDevice: false };
    await core.client.send(validateCode, input, { token: 'pre-auth' });
    expect(server.requests[0]?.headers['usertoken']).toBe('pre-auth');
  });

  it.each(['en', 'es'] as const)('the language of the page, %s', async (locale) => {
    const { core, server } = createTestCore({ configuration: { locale } });
    await core.client.send(maintenanceMode, undefined);
    expect(server.requests[0]?.headers['accept-language']).toBe(locale);
  });

  it('the idempotency key of a confirmed intent', async () => {
    const { core, server } = createTestCore({ session: true });
    await core.client.exchange(logout, {}, { idempotencyKey: 'intent-1' });
    expect(server.requests[0]?.headers['idempotency-key']).toBe('intent-1');
  });

  it('[ACC-093, LON-051, PAY-597] its path in the listed casing with a leading slash, after the API’s address', async () => {
    const { core, server } = createTestCore({
      session: true,
      configuration: { api: 'https://api.test/' },
    });
    await core.client.send(bankLookup, { routingNumber: '021000021' });
    await core.client.send(userLogin, signIn);
    core.report({ message: 'x' });
    await core.loadSetup();
    await settle();
    expect(server.requests.map(({ url }) => url)).toEqual([
      'https://api.test/api/ACHRoutingData?routingNumber=021000021',
      'https://api.test/api/login/userlogin',
      'https://api.test/api/setup/ApplicationOptions',
      'https://api.test/api/ClientError',
    ]);
  });

  it('[ACC-095, PAY-593] never the token in its address', async () => {
    const { core, server } = createTestCore({ session: true });
    for (const call of [profile, accountList, maintenanceMode]) {
      await core.client.exchange(call, undefined);
    }
    await core.client.exchange(logout, { userToken: 'token-1' });
    for (const { url } of server.requests) expect(url).not.toContain('token-1');
  });

  it('a call that needs a session is not sent without one', async () => {
    const { core, server } = createTestCore();
    expect(await core.client.send(profile, undefined)).toEqual({
      ok: false,
      error: { kind: 'unauthorized', delivery: 'not-sent' },
    });
    expect(server.requests).toEqual([]);
  });
});

describe('the profile', () => {
  it('[PAY-594] is read by GET /api/Profile with no payload', async () => {
    const { core, server } = createTestCore({ session: true });
    await core.client.send(profile, undefined);
    expect(server.requests).toMatchObject([
      { method: 'GET', url: expect.stringMatching(/\/api\/Profile$/), body: undefined },
    ]);
  });

  it('[PAY-594] fails with the messages of Errors when HasNoErrors is false', async () => {
    const { core, server } = createTestCore({ session: true });
    server.answerRaw(profile, {
      HasNoErrors: false,
      Errors: [{ ErrorMessage: 'HostDown' }, { ErrorMessage: 'Error' }],
    });
    expect(await core.client.send(profile, undefined)).toEqual({
      ok: false,
      error: { kind: 'rejected', codes: ['HostDown', 'Error'], delivery: 'refused' },
    });
  });
});

describe('the meaning of a response', () => {
  it.each([
    [
      '[ACC-096] HTTP 200 with HasNoErrors false is a failure with its codes',
      200,
      { HasNoErrors: false, Errors: [{ ErrorMessage: 'Declined' }] },
      { kind: 'rejected', codes: ['Declined'], delivery: 'refused' },
    ],
    [
      'camelCase is read like PascalCase',
      200,
      { hasNoErrors: false, errors: [{ errorMessage: 'Declined' }] },
      { kind: 'rejected', codes: ['Declined'], delivery: 'refused' },
    ],
    [
      '[ACC-097] HTTP 403 carries its code in Errors[0].ErrorMessage',
      403,
      { HasNoErrors: false, Errors: [{ ErrorMessage: 'Invalid' }, { ErrorMessage: 'Other' }] },
      { kind: 'forbidden', code: 'Invalid', delivery: 'refused' },
    ],
    [
      '[ACC-098] HTTP 403 with a plain-string body: all of it is the code',
      403,
      'MaxAttemptsReached',
      { kind: 'forbidden', code: 'MaxAttemptsReached', delivery: 'refused' },
    ],
    ['HTTP 403 without a code', 403, '', { kind: 'forbidden', code: '', delivery: 'refused' }],
    ['HTTP 401', 401, '', { kind: 'unauthorized', delivery: 'refused' }],
    ['HTTP 429', 429, '', { kind: 'server', status: 429, delivery: 'refused' }],
    [
      'HTTP 400 with codes',
      400,
      { Errors: [{ ErrorMessage: 'RoutingNumberInvalid' }] },
      { kind: 'rejected', codes: ['RoutingNumberInvalid'], status: 400, delivery: 'refused' },
    ],
    [
      'HTTP 502: it may have been carried out',
      502,
      '<html>bad gateway',
      { kind: 'server', status: 502, delivery: 'unknown' },
    ],
    [
      'a body that is not the contract’s: it may have been carried out',
      200,
      { Accounts: 'none' },
      { kind: 'contract', issue: 'accounts: Array expected', delivery: 'unknown' },
    ],
  ])('%s', async (_, status, body, error) => {
    const { core, server } = createTestCore({ session: true });
    server.answerRaw(accountList, body, status);
    expect(await core.client.send(accountList, undefined)).toEqual({ ok: false, error });
  });

  it('a contract violation is reported by its path, never by its value', async () => {
    const { core, server } = createTestCore({ session: true });
    await core.loadSetup();
    server.answerRaw(accountList, { Accounts: [{ Number: { secret: '4111' } }] });
    await core.client.send(accountList, undefined);
    await settle();
    const [report] = server.requestsTo(clientError);
    expect(report?.body).toMatchObject({
      Message: expect.stringMatching(/^contract: accountList/),
    });
    expect(JSON.stringify(report?.body)).not.toContain('4111');
  });
});

describe('an optional call', () => {
  it.each([404, 405, 501])('answered with HTTP %i is missing from this API', async (status) => {
    const { core, server } = createTestCore({ session: true });
    server.answerRaw(paymentOutcome, '<html>nothing here', status);
    expect(await core.client.send(paymentOutcome, undefined, { idempotencyKey: 'key' })).toEqual({
      ok: false,
      error: { kind: 'missing', delivery: 'refused' },
    });
  });

  it('differs from a required one, which fails with HTTP 404', async () => {
    const { core, server } = createTestCore({ session: true });
    server.answerRaw(accountList, '<html>nothing here', 404);
    expect(await core.client.send(accountList, undefined)).toMatchObject({
      ok: false,
      error: { kind: 'server', status: 404 },
    });
  });
});

describe('[POR-021] a lender’s own codes', () => {
  const settings = {
    'globalOptions.errorCodeMap': 'E-17=Declined; Not = a pair\nno pair;S1=Unauthorized',
  };
  const withCodes = async () => {
    const test = createTestCore({ session: true, settings });
    await test.core.loadSetup();
    return test;
  };

  it.each<[string, number, unknown, unknown]>([
    [
      'in an answer',
      200,
      { hasNoErrors: false, errors: [{ errorMessage: 'E-17' }, { errorMessage: 'Other' }] },
      { kind: 'rejected', codes: ['Declined', 'Other'] },
    ],
    [
      'in a refusal',
      403,
      { Errors: [{ ErrorMessage: 'E-17' }] },
      { kind: 'forbidden', code: 'Declined' },
    ],
    ['in a refusal of plain text', 403, 'E-17', { kind: 'forbidden', code: 'Declined' }],
    [
      'in a failure',
      400,
      { Errors: [{ ErrorMessage: 'E-17' }] },
      { kind: 'rejected', codes: ['Declined'] },
    ],
    ['that end the session', 403, 'S1', { kind: 'unauthorized' }],
  ])('%s are the documented ones', async (_, status, body, error) => {
    const { core, server } = await withCodes();
    server.answerRaw(accountList, body, status);
    expect(await core.client.send(accountList, undefined)).toMatchObject({ ok: false, error });
  });

  it('are mapped in a successful response too', async () => {
    const { core, server } = await withCodes();
    server.answerRaw(paymentOutcome, { Status: 'refused', Errors: [{ ErrorMessage: 'E-17' }] });
    const answer = await core.client.send(paymentOutcome, undefined);
    expect(answer.ok && answer.value.errors).toEqual([{ errorMessage: 'Declined' }]);
  });
});

describe('a token for a document', () => {
  it.each([
    ['an object', { PassableToken: 'pass-1' }, 'pass-1'],
    ['a JSON string', '"pass-1"', 'pass-1'],
    ['plain text', 'pass-1', 'pass-1'],
    ['digits as plain text', '12345678901234567890', '12345678901234567890'],
  ])('is read from %s', async (_, body, token) => {
    const { core, server } = createTestCore({ session: true });
    server.answerRaw(passableToken, body);
    expect(await core.client.send(passableToken, undefined)).toMatchObject({
      ok: true,
      value: { passableToken: token },
    });
  });

  it.each([
    ['nothing', ''],
    ['an empty token', { PassableToken: '' }],
    ['a page of HTML', '<!doctype html><title>Welcome</title>'],
    ['a sentence', 'No token today'],
  ])('is not read from %s', async (_, body) => {
    const { core, server } = createTestCore({ session: true });
    server.answerRaw(passableToken, body);
    expect(await core.client.send(passableToken, undefined)).toMatchObject({
      ok: false,
      error: { kind: 'contract' },
    });
  });
});

describe('a list with an unknown item', () => {
  it('[POR-055] is used without it, and the item is reported by its path', async () => {
    const { core, server } = createTestCore({ session: true });
    await core.loadSetup();
    const bank = { AccountType: 'Checking', AccountNumber: '6789', ProfileId: 'bank-1' };
    const methods = [bank, { ...bank, AccountType: 'MoneyMarket', AccountNumber: '4111' }];
    server.answerRaw(paymentMethods, {
      PaymentMethods: methods.map((AchInfo) => ({ IsCard: false, AchInfo })),
    });
    const answer = await core.client.send(paymentMethods, { accountNumber: '1' });
    expect(answer.ok && answer.value.paymentMethods).toHaveLength(1);
    await settle();
    const [report] = server.requestsTo(clientError);
    expect(report?.body).toMatchObject({
      Message: expect.stringMatching(
        /^contract: paymentMethods: left out paymentMethods\.1\.achInfo\.accountType/,
      ),
    });
    expect(JSON.stringify(report?.body)).not.toContain('4111');
  });
});

describe('how far a request got', () => {
  it('offline: nothing left the browser', async () => {
    const { core, server } = createTestCore({ session: true, online: () => false });
    expect(await core.client.send(profile, undefined)).toEqual({
      ok: false,
      error: { kind: 'offline', delivery: 'not-sent' },
    });
    expect(server.requests).toEqual([]);
  });

  it('cancelled before it was sent', async () => {
    const { core, server } = createTestCore({ session: true });
    const signal = AbortSignal.abort();
    expect(await core.client.send(profile, undefined, { signal })).toMatchObject({
      ok: false,
      error: { delivery: 'not-sent' },
    });
    expect(server.requests).toEqual([]);
  });

  it('a connection that broke after sending: unknown', async () => {
    const { core, server } = createTestCore({ session: true });
    server.drop(logout);
    expect(await core.client.exchange(logout, {})).toEqual({
      ok: false,
      error: { kind: 'offline', delivery: 'unknown' },
    });
  });

  it.each([
    ['the usual time', undefined, requestTimeout],
    ['its own time', 2_000, 2_000],
  ])('no answer within %s: timed out, unknown', async (_, timeout, after) => {
    const { core, server, clock } = createTestCore({ session: true });
    server.hold(logout);
    const answer = core.client.exchange(logout, {}, { timeout });
    await settle();
    clock.advance(after - 1);
    expect(server.requests[0]?.signal?.aborted).toBe(false);
    clock.advance(1);
    expect(await answer).toEqual({ ok: false, error: { kind: 'timeout', delivery: 'unknown' } });
  });

  it('cancelled by its caller after it was sent: unknown', async () => {
    const { core, server } = createTestCore({ session: true });
    server.hold(profile);
    const abort = new AbortController();
    const answer = core.client.send(profile, undefined, { signal: abort.signal });
    await settle();
    abort.abort();
    expect(await answer).toMatchObject({ error: { kind: 'timeout', delivery: 'unknown' } });
  });
});

describe('the same read requested twice', () => {
  it('is one request while pending, and another afterwards', async () => {
    const { core, server } = createTestCore({ session: true });
    const both = [core.client.send(profile, undefined), core.client.send(profile, undefined)];
    await Promise.all(both);
    expect(server.requests).toHaveLength(1);
    await core.client.send(profile, undefined);
    expect(server.requests).toHaveLength(2);
  });

  it('is two requests if data were changed between them', async () => {
    const { core, server } = createTestCore({ session: true });
    const held = server.hold(profile);
    const before = core.client.send(profile, undefined);
    await settle();
    await core.client.exchange(logout, {});
    const after = core.client.send(profile, undefined);
    await settle();
    expect(server.requestsTo(profile)).toHaveLength(2);
    held.release('', 500);
    expect((await after).ok).toBe((await before).ok);
  });

  it('is two requests if their parameters differ or they change data', async () => {
    const { core, server } = createTestCore({ session: true });
    await Promise.all([
      core.client.send(bankLookup, { routingNumber: '021000021' }),
      core.client.send(bankLookup, { routingNumber: '011401533' }),
      core.client.send(paymentOutcome, undefined, { idempotencyKey: 'intent-1' }),
      core.client.send(paymentOutcome, undefined, { idempotencyKey: 'intent-2' }),
      core.client.exchange(logout, {}),
      core.client.exchange(logout, {}),
    ]);
    expect(server.requests).toHaveLength(6);
  });
});

describe('an Unauthorized', () => {
  it.each([
    ['as HTTP 401', 401, ''],
    ['as a code with HTTP 403', 403, 'Unauthorized'],
    [
      'among the errors of an answer',
      200,
      { HasNoErrors: false, Errors: [{ ErrorMessage: 'x' }, { ErrorMessage: 'Unauthorized' }] },
    ],
  ])('%s ends the session', async (_, status, body) => {
    const { core, server } = createTestCore({ session: true });
    server.answerRaw(profile, body, status);
    const answer = await core.client.send(profile, undefined);
    expect(answer).toEqual({ ok: false, error: { kind: 'unauthorized', delivery: 'refused' } });
    expect(core.session.value).toBeUndefined();
  });

  it('of a sign-in in progress does not end a session', async () => {
    const { core, server } = createTestCore({ session: true });
    server.answerRaw(validateCode, '', 401);
    const input = { userId: 'maria', code: '1', createTrustedDevice: false };
    await core.client.send(validateCode, input, { token: 'pre-auth' });
    expect(core.session.value).toBeDefined();
  });

  it('of a session that has been replaced does not end the new one', async () => {
    const { core, server } = createTestCore({ session: true });
    const held = server.hold(profile);
    const answer = core.client.send(profile, undefined);
    await settle();
    core.startSession({ ...(core.session.value ?? fail()), userToken: 'token-2' });
    held.release('', 401);
    await answer;
    expect(core.session.value?.userToken).toBe('token-2');
  });
});

function fail(): never {
  throw new Error('no session');
}
