import { accountList } from '@portico/contract';
import type { HttpAnswer } from '@portico/contract/page-protocol';
import { describe, expect, it } from 'vitest';
import { requestTimeout } from './send-request';
import { createTestCore, settle } from '../testing';

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
