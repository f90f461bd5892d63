import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../../demo-host/api/testing/test-host';
import { branchInfo, paymentReceipt } from '@portico/contract';
import { allCalls } from '@portico/contract/openapi';
import { checkApi, printed } from './check-api';
import type { Fetch } from './wire';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost();
});
afterAll(() => host.close());

const url = 'http://localhost';
const fetchHost: Fetch = (address, init) => host.fetch(address.slice(url.length), init);
const credentials = {
  username: 'maya',
  password: 'Juniper-14-road',
  code: () => host.newestCode(),
};

/** The API with changed answers to one call. */
const changing =
  (path: string, change: (text: string) => string): Fetch =>
  async (address, init) => {
    const response = await fetchHost(address, init);
    if (!address.includes(path) || response.status !== 200) return response;
    return new Response(change(await response.text()), response);
  };

const failuresOf = async (fetch: Fetch) =>
  (await checkApi({ url, fetch, credentials })).filter(({ result }) => result === 'failed');

describe('the conformance check', () => {
  it('finds nothing wrong with the reference API, a payment included', async () => {
    const findings = await checkApi({ url, fetch: fetchHost, credentials, pay: 25 });
    expect(findings.filter(({ result }) => result !== 'passed')).toEqual([]);
    const names = new Set(findings.map(({ call }) => call));
    expect(names).toContain('submitImmediateBank');
    expect(printed(findings)).toMatch(
      /conformance: \d+ passed, 0 failed, 0 skipped, 0 missing but optional$/,
    );
  });

  it('checks only the calls of a visitor without credentials', async () => {
    const findings = await checkApi({ url, fetch: fetchHost });
    expect(findings.filter(({ result }) => result === 'failed')).toEqual([]);
    expect(findings.at(-1)).toMatchObject({ result: 'skipped' });
  });

  it('names the field that differs, not its value', async () => {
    const fetch = changing('/api/accountList', (text) => text.replaceAll('"Type":0', '"Type":"x"'));
    const failures = await failuresOf(fetch);
    expect(failures.map(({ detail }) => detail).join()).toContain('accounts.0.type');
  });

  it('accepts names in another letter case (D5)', async () => {
    const fetch = changing('/api/accountList', (text) =>
      text.replaceAll(
        /"([A-Z])(\w*)":/g,
        (_all, first: string, rest: string) => `"${first.toLowerCase()}${rest}":`,
      ),
    );
    expect(await failuresOf(fetch)).toEqual([]);
  });

  it.each([404, 405, 501])(
    'distinguishes a missing optional call (HTTP %i) from a wrong one',
    async (status) => {
      const optional = allCalls.filter((call) => call.optional);
      const receipt = paymentReceipt.path;
      const lacks = [...optional.map(({ path }) => path), receipt];
      const fetch: Fetch = async (address, init) =>
        init.method !== 'OPTIONS' && lacks.some((path) => address.includes(path))
          ? new Response('Not Found', { status })
          : fetchHost(address, init);
      const findings = await checkApi({ url, fetch, credentials, pay: 25 });
      expect(findings.filter(({ result }) => result === 'failed')).toEqual([]);
      const missing = findings.filter(({ result }) => result === 'missing');
      expect([...new Set(missing.map(({ call }) => call))].sort()).toEqual(
        [...optional.map(({ name }) => name), paymentReceipt.name].sort(),
      );
      expect(printed(findings)).toContain(
        'none  locates a zip code: optional, and this API has none',
      );
    },
  );

  it('finds a specified call that is missing', async () => {
    const fetch: Fetch = async (address, init) =>
      init.method === 'GET' && address.includes('/api/branchInfo')
        ? new Response('Not Found', { status: 404 })
        : fetchHost(address, init);
    expect((await failuresOf(fetch)).map(({ call }) => call)).toEqual([branchInfo.name]);
  });

  it('finds an API that gives account access before the code was entered', async () => {
    const fetch: Fetch = async (address, init) => {
      const response = await fetchHost(address, init);
      return address.includes('/api/Profile') && response.status === 401
        ? new Response('{"HasNoErrors":true,"Errors":[]}', { status: 200 })
        : response;
    };
    const failures = await failuresOf(fetch);
    expect(failures).toContainEqual(
      expect.objectContaining({
        call: 'profile',
        check: 'is refused to a token whose sign-in steps are not done',
      }),
    );
  });
});
