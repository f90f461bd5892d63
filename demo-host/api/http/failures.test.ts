import { accountList, branchInfo } from '@portico/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestHost, type TestHost } from '../testing/test-host';
import { failureLines, logFailure } from '@portico/server/parts';

const at = { method: 'POST', path: '/api/login/userlogin', code: 'Error', id: 'request-1' };

describe('an error in the log', () => {
  it('is one line with method, path, code and request, and its stack on a second', () => {
    const [first, second, ...more] = failureLines(new TypeError('no\n rows'), at);
    expect(first).toBe('error POST /api/login/userlogin Error request-1 TypeError: no rows');
    expect(second).toMatch(/^ {2}at .*failures\.test\.ts/);
    expect(second).not.toContain('\n');
    expect(more).toEqual([]);
  });

  it('names its cause, and is readable without a request or an error', () => {
    const cause = new Error('SQLITE_BUSY');
    expect(failureLines(new Error('not stored', { cause }))[1]).toMatch(
      / caused by Error: SQLITE_BUSY at /,
    );
    expect(failureLines('only a text')).toEqual([
      'error outside a request only a text',
      '  no stack',
    ]);
  });

  it('has no secret', () => {
    const path = '/api/file/Resumable/q8Zr2vXk0LmN4pTs6WyB1dFgHjKl3oUiEaCcVb';
    const error = new Error('invalid input {"password":"Juniper-14-road"} of 4242 4242 4242 4242');
    const lines = failureLines(error, { ...at, path }).join();
    expect(lines).not.toMatch(/Juniper|4242|q8Zr2vXk/);
  });

  it('is printed as one text, so that two errors do not mix', () => {
    const print = vi.spyOn(console, 'error').mockReturnValue();
    logFailure(new Error('down'), at);
    expect(print).toHaveBeenCalledOnce();
    expect(print).toHaveBeenCalledWith(expect.stringMatching(/^error POST .*\n {2}at /));
  });
});

describe('a request that fails', () => {
  let host: TestHost;
  beforeEach(async () => {
    host = await createTestHost();
    return host.close;
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is answered with the id under which the log has it', async () => {
    const token = await host.signIn('maya');
    await host.database.run('ALTER TABLE accounts RENAME TO accounts_gone');
    const { status, headers, codes } = await host.send(accountList, undefined, { token });
    expect({ status, codes }).toEqual({ status: 500, codes: ['Error'] });
    const id = headers.get('X-Request-Id');
    expect(host.failedRequests).toEqual([
      { method: 'GET', path: accountList.path, code: 'Error', id },
    ]);
    const named = { 'X-Request-Id': 'proxy-0815' };
    const again = await host.send(accountList, undefined, { token, headers: named });
    expect(again.headers.get('X-Request-Id')).toBe('proxy-0815');
  });

  it('has the id only where it fails', async () => {
    expect((await host.send(branchInfo, undefined)).headers.get('X-Request-Id')).toBeNull();
  });
});
