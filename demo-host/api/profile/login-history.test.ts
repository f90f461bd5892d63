import { loginHistory, readWire, validateCode, type OutputOf } from '@portico/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isUnusual, type LoginOrigin } from '@portico/server/parts';
import { createTestHost, minute, type TestHost } from '../testing/test-host';

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
});
afterEach(() => host.close());

const windows = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';

/** Signs in by password and code with a browser; resolves to the token. */
async function signIn(username: string, userAgent: string): Promise<string> {
  const headers = { 'User-Agent': userAgent };
  const begun = await host.logIn(username, { headers });
  const validated = await host.send(
    validateCode,
    { userId: username, code: await host.newestCode(), createTrustedDevice: false },
    { token: host.tokenOf(begun), headers },
  );
  return host.tokenOf(validated);
}

async function history(token: string): Promise<OutputOf<typeof loginHistory>> {
  const response = await host.fetch(loginHistory.path, { headers: { UserToken: token } });
  const read = readWire(loginHistory.response, await response.json());
  if (!read.ok) throw new Error('Not a login history');
  return read.value;
}

describe('the login history', () => {
  it('[ACC-759, ACC-760] has each sign-in, a newer one with a greater key', async () => {
    const token = await signIn('daniel', windows);
    const [newest, ...before] = await history(token);
    expect(newest).toMatchObject({
      loginDate: '2026-03-02T12:00:00',
      ipAddress: '127.0.0.1',
      device: 'Chrome on Windows',
    });
    expect(before.map(({ loginDate }) => loginDate)).toEqual([
      '2026-02-18T12:00:00',
      '2026-01-21T12:00:00',
    ]);
    const keys = [newest, ...before].map((entry) => Number(entry?.entryKey));
    expect(keys).toEqual([...keys].sort((one, other) => other - one));
  });

  it('is the borrower’s own', async () => {
    await signIn('daniel', windows);
    expect(await history(await host.signIn('hanna'))).toHaveLength(1);
  });

  it('has no sign-in whose code was not entered', async () => {
    await host.logIn('daniel');
    host.pass(minute);
    expect(await history(await signIn('daniel', windows))).toHaveLength(3);
  });

  it('needs a session', async () => {
    expect(await host.send(loginHistory, undefined)).toMatchObject({ status: 401 });
  });

  it('of Maya has a sign-in that is marked', async () => {
    const marked = (await history(await host.signIn('maya'))).filter(({ unusual }) => unusual);
    expect(marked).toContainEqual(
      expect.objectContaining({ ipAddress: '198.51.100.7', device: 'Firefox on Linux' }),
    );
  });
});

describe('a sign-in is unusual', () => {
  it('with a new device from a new network, once', async () => {
    const [first] = await history(await signIn('daniel', windows));
    expect(first?.unusual).toBe(true);
    const [second] = await history(await signIn('daniel', windows));
    expect(second?.unusual).toBe(false);
  });

  const home: LoginOrigin = { ip: '203.0.113.7', device: 'Chrome on Windows' };
  const other = { ip: '198.51.100.7', device: 'Firefox on Linux' };

  it.each<[string, LoginOrigin, readonly LoginOrigin[], boolean]>([
    ['the first one', home, [], false],
    ['the same again', home, [home], false],
    ['a new device at home', { ...home, device: other.device }, [home], false],
    ['the known device elsewhere', { ...home, ip: other.ip }, [home], false],
    ['a new device elsewhere', other, [home], true],
    ['a device that is not known, elsewhere', { ...other, device: undefined }, [home], true],
    ['the same again, after it', other, [home, other], false],
    [
      'another address of the same network',
      { ip: '2001:db8::2', device: 'Edge on Windows' },
      [{ ip: '2001:db8::1', device: home.device }],
      false,
    ],
  ])('or not: %s', (_title, login, before, expected) => {
    expect(isUnusual(login, before)).toBe(expected);
  });
});
