import { applicationOptions, institutionOptions } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { flag } from '../settings/setting';
import { createTestCore, settle } from '../testing';
import { institutionLengths } from './institution-lengths';

describe('the setup', () => {
  it('[ACC-135, LON-043, PAY-598] is read by GET /api/setup/ApplicationOptions, settings and institutionOptions alike', async () => {
    const { core, server } = createTestCore({
      settings: { 'globalOptions.useFAQOption': 'true' },
      institutionOptions: { cdnFolder: 'https://cdn.test/images' },
    });
    const loading = core.loadSetup();
    expect(core.setup.value).toEqual({ status: 'loading' });
    await loading;
    const [request, ...others] = server.requests;
    expect(others).toEqual([]);
    expect(request).toMatchObject({ method: 'GET', url: '/api/setup/ApplicationOptions' });
    expect(request?.body).toBeUndefined();
    expect(core.setting(flag('globalOptions.useFAQOption')).value).toBe(true);
    expect(core.setup.value).toMatchObject({
      status: 'ready',
      setup: { institutionOptions: { cdnFolder: 'https://cdn.test/images' } },
    });
  });

  it('is requested once for any number of widgets', async () => {
    const { core, server } = createTestCore();
    await Promise.all([core.loadSetup(), core.loadSetup()]);
    await core.loadSetup();
    expect(server.requests).toHaveLength(1);
  });

  it('[POR-059] is read once for three widgets: none of them restarts the request', async () => {
    const { core } = createTestCore();
    const seen: string[] = [];
    core.setup.subscribe(({ status }) => void seen.push(status));
    await Promise.all([core.loadSetup(), core.loadSetup(), core.loadSetup()]);
    await core.loadSetup();
    expect(seen).toEqual(['idle', 'loading', 'ready']);
  });

  it('uses the answer to the loader’s pending request', async () => {
    const text = JSON.stringify({ gassySettings: { shared: { 'a.b': 'early' } } });
    const early = Promise.resolve({ status: 200, text });
    const { core, server } = createTestCore({ early: { [applicationOptions.path]: early } });
    await core.loadSetup();
    expect(server.requests).toEqual([]);
    expect(core.setup.value).toMatchObject({
      setup: { buckets: { shared: { 'a.b': 'early' } } },
    });
  });

  it.each([
    [
      'cannot be fetched',
      () => Promise.reject(new TypeError('Failed to fetch')),
      { kind: 'offline' },
    ],
    ['is HTTP 503', () => Promise.resolve({ status: 503, text: '' }), { kind: 'server' }],
  ])('whose early answer %s has failed, and is requested again', async (_what, answer, error) => {
    const { core } = createTestCore({ early: { [applicationOptions.path]: answer() } });
    await core.loadSetup();
    expect(core.setup.value).toMatchObject({ status: 'failed', error });
    await core.loadSetup();
    expect(core.setup.value.status).toBe('ready');
  });

  it('that failed has an error and can be requested again', async () => {
    const { core, server } = createTestCore();
    server.answerRaw(applicationOptions, 'down', 503);
    await core.loadSetup();
    expect(core.setup.value).toMatchObject({
      status: 'failed',
      error: { kind: 'server', status: 503 },
    });
    server.answerRaw(applicationOptions, { gassySettings: {} });
    await core.loadSetup();
    expect(core.setup.value.status).toBe('ready');
  });

  it('whose body is not the contract’s has failed', async () => {
    const { core, server } = createTestCore();
    server.answerRaw(applicationOptions, '<html>');
    await core.loadSetup();
    expect(core.setup.value).toMatchObject({ status: 'failed', error: { kind: 'contract' } });
  });

  it('[LON-042] is loaded before every other call: a report waits for it', async () => {
    const { core, server } = createTestCore();
    const held = server.hold(applicationOptions);
    const loading = core.loadSetup();
    core.report({ message: 'early' });
    await settle();
    expect(server.requests.map(({ url }) => url)).toEqual(['/api/setup/ApplicationOptions']);
    held.release({ gassySettings: {} });
    await loading;
    await settle();
    expect(server.requests.map(({ url }) => url)).toContain('/api/ClientError');
  });
});

describe('the institution options', () => {
  const lengths = {
    PasswordMinimumLength: 8,
    UserNameMinimumLength: 6,
    LoanAccountLength: 7,
    LoanCheckDigitLength: 1,
    LoanOfficeLength: 3,
    DepositAccountLength: 9,
    DepositCheckDigitLength: 2,
    DepositOfficeLength: 4,
  };

  it('[ACC-139] are requested without payload, and once: a second read sends no request', async () => {
    const { core, server } = createTestCore();
    server.answerRaw(institutionOptions, lengths);
    await core.loadSetup();
    const first = await institutionLengths(core);
    expect(await institutionLengths(core)).toEqual(first);
    expect(server.requestsTo(institutionOptions)).toHaveLength(1);
    expect(server.requestsTo(institutionOptions)[0]).toMatchObject({
      method: 'GET',
      url: '/api/Login/GetInstitutionOptions',
      body: undefined,
    });
  });

  it('[ACC-140] give the minimums and the lengths of loan and deposit numbers', async () => {
    const { core, server } = createTestCore();
    server.answerRaw(institutionOptions, lengths);
    expect(await institutionLengths(core)).toEqual({
      ok: true,
      value: {
        passwordMinimumLength: 8,
        userNameMinimumLength: 6,
        loanAccountLength: 7,
        loanCheckDigitLength: 1,
        loanOfficeLength: 3,
        depositAccountLength: 9,
        depositCheckDigitLength: 2,
        depositOfficeLength: 4,
      },
    });
  });

  it('[ACC-141, LON-044, PAY-599] take precedence over the lengths of the setup; missing ones are the setup’s', async () => {
    const { core, server } = createTestCore({
      institutionOptions: { LoanAccountLength: 5, LoanOfficeLength: 2 },
    });
    server.answerRaw(institutionOptions, { LoanAccountLength: 7 });
    await core.loadSetup();
    const answer = await institutionLengths(core);
    await institutionLengths(core);
    expect(answer).toMatchObject({
      ok: true,
      value: { loanAccountLength: 7, loanOfficeLength: 2 },
    });
    expect(server.requestsTo(institutionOptions)).toHaveLength(1);
  });

  it('that could not be loaded are requested again', async () => {
    const { core, server } = createTestCore();
    server.drop(institutionOptions);
    expect((await institutionLengths(core)).ok).toBe(false);
    server.answerRaw(institutionOptions, lengths);
    expect((await institutionLengths(core)).ok).toBe(true);
  });
});
