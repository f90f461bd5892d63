import { fail, success, type Result } from '@portico/core/internal';
import { createTestCore, settle } from '@portico/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { createAnswerCache } from './answer-cache';

const refused = fail({ kind: 'server', status: 500 }, 'unknown');

function scene() {
  const cached = createAnswerCache<string>();
  const { core } = createTestCore({ session: true });
  const ask = vi.fn((): Promise<Result<string>> => Promise.resolve(success('a')));
  return { cached, core, ask };
}

describe('a cache of answers', () => {
  it('sends one request for a key, also to concurrent callers', async () => {
    const { cached, core, ask } = scene();
    const answers = await Promise.all([cached(core, '1', ask), cached(core, '1', ask)]);
    expect(await cached(core, '1', ask)).toEqual(success('a'));
    expect(answers).toEqual([success('a'), success('a')]);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('sends another for another key, and for another core', async () => {
    const { cached, core, ask } = scene();
    const { core: other } = createTestCore({ session: true });
    await Promise.all([cached(core, '1', ask), cached(core, '2', ask), cached(other, '1', ask)]);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('does not keep a failure', async () => {
    const { cached, core, ask } = scene();
    ask.mockResolvedValueOnce(refused);
    expect(await cached(core, '1', ask)).toEqual(refused);
    expect(await cached(core, '1', ask)).toEqual(success('a'));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('drops the answers with the session, and keeps none that is received later', async () => {
    const { cached, core, ask } = scene();
    await cached(core, '1', ask);
    void cached(core, '2', ask);
    const session = core.session.peek();
    core.endSession('expired');
    await settle();
    if (session) core.startSession(session);
    await Promise.all([cached(core, '1', ask), cached(core, '2', ask)]);
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it('keeps the answers when the session is changed', async () => {
    const { cached, core, ask } = scene();
    await cached(core, '1', ask);
    core.updateSession({ emailAddress: 'new@example.com' });
    await cached(core, '1', ask);
    expect(ask).toHaveBeenCalledOnce();
  });
});
