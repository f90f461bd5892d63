// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { acceptedAnswer } from '../version';
import { requestEarly } from './early-request';
import { earlyRequestsName, kindOfPage, sessionKey, type EarlyRequests } from './page-protocol';

const sent = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({})));
const api = 'https://api.test';
const path = '/api/accountList';
const address = api + path;

beforeEach(() => {
  sent.mockClear();
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  Reflect.deleteProperty(globalThis, Symbol.for(earlyRequestsName));
});

const kept = () => {
  const page: Record<symbol, EarlyRequests | undefined> = globalThis;
  return page[Symbol.for(earlyRequestsName)]?.[address];
};
const headersOf = (call = 0) => sent.mock.calls[call]?.[1]?.headers;

it('requests an address once per page, for visitors with the version of the contract alone', () => {
  requestEarly(api, path);
  requestEarly(api, path);
  expect(sent.mock.calls.map(([url]) => url)).toEqual([address]);
  expect(headersOf()).toEqual({ Accept: acceptedAnswer });
});

it.each([
  ['7', { UserToken: 'token-1', ServicingBranch: '7' }],
  ['', { UserToken: 'token-1' }],
])('sends the signed-in borrower’s headers, of branch "%s"', (servicingBranch, headers) => {
  sessionStorage.setItem(
    sessionKey,
    JSON.stringify({ api, userToken: 'token-1', servicingBranch }),
  );
  requestEarly(api, path, { 'Accept-Language': 'es' });
  expect(headersOf()).toEqual({
    Accept: acceptedAnswer,
    'Accept-Language': 'es',
    ...headers,
  });
});

it.each(['not JSON', 'null', '"text"', '{"api":"https://api.test","userToken":1}'])(
  'sends none of its headers for a stored session that is %s',
  (stored) => {
    sessionStorage.setItem(sessionKey, stored);
    requestEarly(api, path);
    expect(headersOf()).toEqual({ Accept: acceptedAnswer });
  },
);

it.each([
  ['another API', 'https://other.test'],
  ['an API whose address begins with the same letters', 'https://api.test/v2'],
  ['an earlier version, which named none', undefined],
])('[POR-134] sends no headers of a session of %s', (_whose, of) => {
  const stored = { api: of, userToken: 'token-1', servicingBranch: '7' };
  sessionStorage.setItem(sessionKey, JSON.stringify(stored));
  requestEarly(api, path);
  expect(headersOf()).toEqual({ Accept: acceptedAnswer });
  expect(kindOfPage({ api })).toBe('en');
});

it('reads the response to its end, before the code that needs it is there', async () => {
  sent.mockResolvedValueOnce(new Response('{"a":1}', { status: 203 }));
  requestEarly(api, path);
  const [token, answer] = kept() ?? [];
  expect([token, await answer]).toEqual(['', { status: 203, text: '{"a":1}' }]);
});

it('keeps an answer for 30 seconds: code that takes longer to load requests a current one', async () => {
  vi.useFakeTimers();
  requestEarly(api, path);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(kept()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(kept()).toEqual(['']);
});

it('ends after 30 seconds without an answer', async () => {
  vi.useFakeTimers();
  sent.mockReturnValueOnce(new Promise(() => undefined));
  requestEarly(api, path);
  const ended = expect(kept()?.[1]).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(30_000);
  await ended;
});

it('leaves a failure to core', async () => {
  sent.mockRejectedValueOnce(new TypeError('offline'));
  expect(() => requestEarly(api, path)).not.toThrow();
  await new Promise((resolve) => setTimeout(resolve));
});
