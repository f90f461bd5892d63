// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionKey } from './page-protocol';
import { answerName, sessionOfTabs, tabsName } from './tab-session';

const api = 'https://api.test';
const session = { api, userToken: 'token-1' };

/** Channels of the tabs of one browser; `answer` is what a tab with a session gives. */
function stubTabs(answer: unknown) {
  const posted: unknown[] = [];
  const listeners = new Map<string, (event: { readonly data: unknown }) => void>();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      readonly name: string;
      constructor(name: string) {
        this.name = name;
      }
      addEventListener(_type: string, listener: (event: { readonly data: unknown }) => void) {
        listeners.set(this.name, listener);
      }
      postMessage(message: unknown) {
        posted.push(message);
        const request = String(Reflect.get(Object(message), 'request'));
        if (answer !== undefined) listeners.get(answerName(api, request))?.({ data: answer });
      }
      close() {
        listeners.delete(this.name);
      }
    },
  );
  return { posted, listeners };
}

const query = vi.fn<() => Promise<{ held?: { name: string }[] }>>();

beforeEach(() => {
  query.mockReset().mockResolvedValue({ held: [{ name: tabsName(api) }] });
  vi.stubGlobal('navigator', { locks: { query } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  Reflect.deleteProperty(globalThis, Symbol.for('portico.askedTabs'));
});

describe('[POR-148] the session of the open tabs', () => {
  it('is asked for once per page, by the loader and core, and stored for the page', async () => {
    const { posted, listeners } = stubTabs(session);
    expect(await Promise.all([sessionOfTabs(api), sessionOfTabs(api)])).toEqual([session, session]);
    expect(await sessionOfTabs(api)).toEqual(session);
    expect(posted).toEqual([{ type: 'ask', request: expect.stringMatching(/^\d+-\d+-\d+-\d+$/) }]);
    expect(sessionStorage.getItem(sessionKey)).toBe(JSON.stringify(session));
    expect(listeners.size).toBe(0);
  });

  it.each<[string, () => void]>([
    ['no tab offers one', () => query.mockResolvedValue({ held: [{ name: 'lender' }] })],
    [
      'only a tab of another API does',
      () => query.mockResolvedValue({ held: [{ name: tabsName('https://other.test') }] }),
    ],
    ['the tab has its own', () => sessionStorage.setItem(sessionKey, JSON.stringify(session))],
    ['the browser has no locks', () => vi.stubGlobal('navigator', {})],
    ['the page may not see the locks', () => query.mockRejectedValue(new Error('forbidden'))],
  ])('is none at once where %s, and nobody is asked', async (_why, arrange) => {
    const { posted } = stubTabs(session);
    arrange();
    expect(await sessionOfTabs(api)).toBeUndefined();
    expect(posted).toEqual([]);
  });

  it('is none after 300 ms without an answer', async () => {
    vi.useFakeTimers();
    stubTabs(undefined);
    const known = vi.fn();
    void sessionOfTabs(api).then(known);
    await vi.advanceTimersByTimeAsync(299);
    expect(known).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(known).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(sessionStorage.length).toBe(0);
  });

  it('is had also where nothing can be stored', async () => {
    stubTabs(session);
    vi.stubGlobal('sessionStorage', undefined);
    expect(await sessionOfTabs(api)).toEqual(session);
  });
});
