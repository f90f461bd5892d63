// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configurationName, earlySetupName, sessionKey } from '@portico/contract/page-protocol';
import { requestSetupEarly } from './request-setup-early';

const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({})));
const configuration = Symbol.for(configurationName);

beforeEach(() => {
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
  Reflect.set(globalThis, configuration, { api: 'https://api.test' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  Reflect.deleteProperty(globalThis, configuration);
  Reflect.deleteProperty(globalThis, Symbol.for(earlySetupName));
});

const headersOf = (call = 0) => asked.mock.calls[call]?.[1]?.headers;

it('requests the setup once per page', () => {
  vi.stubGlobal('__PORTICO_SIGNED_IN__', false);
  requestSetupEarly();
  requestSetupEarly();
  expect(asked.mock.calls.map(([address]) => address)).toEqual([
    'https://api.test/api/setup/ApplicationOptions',
  ]);
  expect(headersOf()).toBeUndefined();
});

it.each([
  ['7', { UserToken: 'token-1', ServicingBranch: '7' }],
  ['', { UserToken: 'token-1' }],
])('sends the signed-in borrower’s headers, of branch "%s"', (servicingBranch, headers) => {
  vi.stubGlobal('__PORTICO_SIGNED_IN__', true);
  sessionStorage.setItem(sessionKey, JSON.stringify({ userToken: 'token-1', servicingBranch }));
  requestSetupEarly();
  expect(headersOf()).toEqual(headers);
});
