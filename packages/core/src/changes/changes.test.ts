import { profile } from '@portico/contract';
import { describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../http/api-error';
import { createTestCore } from '../testing';
import { readFirst, unanswered, whatBecame } from './changes';

const refused: ApiError = { kind: 'rejected', codes: ['Error'], delivery: 'refused' };
const offline: ApiError = { kind: 'offline', delivery: 'not-sent' };
const lost: ApiError = { kind: 'timeout', delivery: 'unknown' };

describe('what an error says of a change', () => {
  it.each<[string, ApiError, string | undefined]>([
    ['was refused: nothing', refused, undefined],
    ['found the session ended: nothing', { kind: 'unauthorized', delivery: 'not-sent' }, undefined],
    ['left nothing to the network', offline, 'notSent'],
    ['lost its answer', lost, 'unconfirmed'],
    ['failed in the server', { kind: 'server', status: 500, delivery: 'unknown' }, 'unconfirmed'],
    [
      'was answered unreadably',
      { kind: 'contract', issue: '', delivery: 'unknown' },
      'unconfirmed',
    ],
  ])('that %s', (_, error, expected) => {
    expect(unanswered(error)).toBe(expected);
  });
});

describe('what became of a change', () => {
  it.each<[string, boolean | undefined, string]>([
    ['made', true, 'made'],
    ['as before', false, 'notSoFar'],
    ['unreadable', undefined, 'unconfirmed'],
  ])('whose answer was lost is read: %s', async (_, stored, expected) => {
    expect(await whatBecame(lost, () => Promise.resolve(stored))).toBe(expected);
  });

  it.each([
    [refused, undefined],
    [offline, 'notSent'],
  ])('that was refused or not sent is known: %j', async (error, expected) => {
    const isMade = vi.fn(() => Promise.resolve(true));
    expect(await whatBecame(error, isMade)).toBe(expected);
    expect(isMade).not.toHaveBeenCalled();
  });
});

describe('what is read before a change', () => {
  it('shares no answer with a read that is pending', async () => {
    const { core, server } = createTestCore({ session: true });
    server.hold(profile);
    void core.client.send(profile, undefined);
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    server.answerRaw(profile, { HasNoErrors: true });
    expect((await readFirst(core.client, profile, undefined)).ok).toBe(true);
    expect(server.requests).toHaveLength(2);
  });

  it('and cannot be, means that nothing was sent', async () => {
    const { core, server } = createTestCore({ session: true });
    server.drop(profile);
    expect(await readFirst(core.client, profile, undefined)).toMatchObject({
      error: { kind: 'offline', delivery: 'not-sent' },
    });
  });
});
