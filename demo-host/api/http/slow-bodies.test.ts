import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bodyTime, readJson } from '@portico/server/parts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A request whose body arrives in these pieces; it ends only when all of them have arrived. */
function sent(pieces: readonly { readonly after: number; readonly text: string }[], ends = true) {
  const cancelled = vi.fn();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (const { after, text } of pieces) {
        await new Promise((resolve) => setTimeout(resolve, after));
        if (cancelled.mock.calls.length > 0) return;
        controller.enqueue(encoder.encode(text));
      }
      if (ends) controller.close();
    },
    cancel: cancelled,
  });
  const init = { method: 'POST', body, ...{ duplex: 'half' } };
  return { request: new Request('http://localhost/', init), cancelled };
}

describe('a body', () => {
  it('that arrives in time is read, piece by piece', async () => {
    const { request } = sent([
      { after: 1_000, text: '{"a":' },
      { after: bodyTime - 2_000, text: '1}' },
    ]);
    const read = readJson(request);
    await vi.advanceTimersByTimeAsync(bodyTime);
    expect(await read).toEqual({ ok: true, value: { a: 1 } });
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['that never ends', [{ after: 10, text: '{' }]],
    ['that drips', Array.from({ length: 60 }, () => ({ after: 1_000, text: ' ' }))],
    ['that never begins', []],
  ])('%s is refused after twenty seconds, and read no further', async (_name, pieces) => {
    const { request, cancelled } = sent(pieces, false);
    const read = readJson(request);
    await vi.advanceTimersByTimeAsync(bodyTime);
    expect(await read).toMatchObject({ ok: false, error: { code: 'tooSlow' } });
    expect(cancelled).toHaveBeenCalledOnce();
  });
});
