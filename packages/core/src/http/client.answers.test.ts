import {
  accountList,
  clientError,
  passableToken,
  paymentMethods,
  paymentOutcome,
} from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { createTestCore, settle } from '../testing';

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
