// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { earlySetupName, sessionKey } from '@portico/contract/page-protocol';
import { requestSetup } from './request-setup';

const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({})));
const page = { api: 'https://api.test' };

beforeEach(() => {
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  Reflect.deleteProperty(globalThis, Symbol.for(earlySetupName));
});

const headersOf = (call = 0) => asked.mock.calls[call]?.[1]?.headers;

it('requests the setup once per page, for visitors without headers', () => {
  requestSetup(page);
  requestSetup(page);
  expect(asked.mock.calls.map(([address]) => address)).toEqual([
    'https://api.test/api/setup/ApplicationOptions',
  ]);
  expect(headersOf()).toEqual({});
});

it('asks the page’s own origin where no API is named', () => {
  requestSetup({});
  expect(asked.mock.calls[0]?.[0]).toBe(`${location.origin}/api/setup/ApplicationOptions`);
});

it.each([
  ['7', { UserToken: 'token-1', ServicingBranch: '7' }],
  ['', { UserToken: 'token-1' }],
])('sends the signed-in borrower’s headers, of branch "%s"', (servicingBranch, headers) => {
  sessionStorage.setItem(sessionKey, JSON.stringify({ userToken: 'token-1', servicingBranch }));
  requestSetup(page);
  expect(headersOf()).toEqual(headers);
});

it.each(['not JSON', 'null', '"text"', '{"userToken":1}'])(
  'sends no headers for a stored session that is %s',
  (stored) => {
    sessionStorage.setItem(sessionKey, stored);
    requestSetup(page);
    expect(headersOf()).toEqual({});
  },
);

it('leaves a failure to core', async () => {
  asked.mockRejectedValueOnce(new TypeError('offline'));
  expect(() => requestSetup(page)).not.toThrow();
  await new Promise((resolve) => setTimeout(resolve));
});
