import {
  accountList,
  bankLookup,
  logout,
  maintenanceMode,
  paymentOutcome,
  profile,
  userLogin,
  validateCode,
} from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { requestTimeout } from './send-request';
import { createTestCore, settle } from '../testing';

const signIn = { username: 'maria', password: 'secret' };

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
