// @vitest-environment jsdom
import { earlyRequestsName } from '@portico/contract/page-protocol';
import { afterEach, expect, it, vi } from 'vitest';
import { requestSetup } from './request-setup';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, Symbol.for(earlyRequestsName));
});

it.each([
  ['the API', { api: 'https://api.test' }, 'https://api.test'],
  ['the page’s own origin where no API is named', {}, location.origin],
])('requests the setup of %s, once per page', (_what, configuration, origin) => {
  const sent = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({})));
  vi.stubGlobal('fetch', sent);
  requestSetup(configuration);
  requestSetup(configuration);
  expect(sent.mock.calls.map(([url]) => url)).toEqual([`${origin}/api/setup/ApplicationOptions`]);
});
