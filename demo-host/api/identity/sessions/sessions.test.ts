import { accountList, endSessions, sessionList, userLogin, validateCode } from '@portico/contract';
import { object, array, parse, string, boolean, optional } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestHost, day, minute, type TestHost } from '../../testing/test-host';

const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
  return host.close;
});

const lists = object({
  Sessions: array(
    object({
      SessionId: string(),
      Device: optional(string()),
      IPAddress: string(),
      LastActivity: string(),
      IsCurrent: boolean(),
      IsNewPlace: boolean(),
    }),
  ),
  TrustedDevices: array(
    object({
      DeviceId: string(),
      Device: optional(string()),
      TrustedUntil: string(),
      IsCurrent: boolean(),
    }),
  ),
});

const listed = async (token: string, headers: Readonly<Record<string, string>> = {}) =>
  parse(lists, (await host.send(sessionList, undefined, { token, headers })).body);

const statusOf = async (token: string) =>
  (await host.send(accountList, undefined, { token })).status;

/** Signs in with a browser; resolves to the token and the cookie of a device that is trusted. */
async function signInWith(browser: string, trusts = false, username = 'maya') {
  const headers = { 'User-Agent': browser, 'Sec-Fetch-Site': 'same-origin' };
  const token = host.tokenOf(await host.logIn(username, { headers }));
  const code = await host.newestCode();
  const input = { userId: username, code, createTrustedDevice: trusts };
  const answer = await host.send(validateCode, input, { token, headers });
  const cookie = (answer.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
  return { token: host.tokenOf(answer), cookie };
}

describe('[POR-106] the sessions of a borrower', () => {
  it('are listed with device, address and last activity, the current one first', async () => {
    const { token: other } = await signInWith(firefox);
    host.pass(minute);
    const { token } = await signInWith(chrome);
    await statusOf(other);
    const { Sessions } = await listed(token);
    expect(Sessions).toMatchObject([
      { Device: 'Chrome on Windows', IsCurrent: true, LastActivity: '2026-03-02T12:01:00' },
      { Device: 'Firefox on Linux', IsCurrent: false, IPAddress: '127.0.0.1' },
    ]);
    expect(JSON.stringify(Sessions)).not.toContain(token);
  });

  it('are marked when the address is new', async () => {
    const { token } = await signInWith(chrome);
    host.pass(minute);
    const { token: second } = await signInWith(firefox);
    const { Sessions } = await listed(second);
    // Maya signed in from 203.0.113.7 before; the first session made 127.0.0.1 known.
    expect(Sessions.map(({ IsNewPlace }) => IsNewPlace)).toEqual([false, true]);
    expect(await statusOf(token)).toBe(200);
  });

  it('contain neither unfinished sign-ins, expired sessions nor those of others', async () => {
    await signInWith(firefox);
    host.pass(day);
    await host.logIn('maya');
    await signInWith(firefox, false, 'hanna');
    const { token } = await signInWith(chrome);
    expect((await listed(token)).Sessions).toHaveLength(1);
  });

  it('are ended one by one: the token is refused at once', async () => {
    const { token: other } = await signInWith(firefox);
    const { token } = await signInWith(chrome);
    const ended = (await listed(token)).Sessions[1]?.SessionId;
    const end = () => host.send(endSessions, { sessionId: ended }, { token });
    expect((await end()).codes).toEqual([]);
    expect(await statusOf(other)).toBe(401);
    expect(await statusOf(token)).toBe(200);
    expect((await end()).codes).toEqual(['NotFound']);
  });

  it('are not ended by another borrower, and the current one not at all', async () => {
    const { token } = await signInWith(chrome);
    const { token: stranger } = await signInWith(firefox, false, 'hanna');
    const own = (await listed(token)).Sessions[0]?.SessionId;
    const end = (by: string) => host.send(endSessions, { sessionId: own }, { token: by });
    expect((await end(stranger)).codes).toEqual(['NotFound']);
    expect((await end(token)).codes).toEqual(['CurrentSession']);
    expect(await statusOf(token)).toBe(200);
  });
});

describe('[POR-106] the trusted devices of a borrower', () => {
  /** Whether a device with this cookie is trusted. */
  async function isTrusted(cookie: string) {
    const input = { username: 'maya', password: 'Juniper-14-road' };
    const { body } = await host.send(userLogin, input, { headers: { Cookie: cookie } });
    return body['IsTrustedDevice'];
  }

  it('are listed, and one is trusted no longer', async () => {
    const { cookie } = await signInWith(firefox, true);
    const { token } = await signInWith(chrome);
    const { TrustedDevices } = await listed(token);
    expect(TrustedDevices).toMatchObject([
      { Device: 'Firefox on Linux', TrustedUntil: '2026-05-31', IsCurrent: false },
    ]);
    expect((await listed(token, { Cookie: cookie })).TrustedDevices[0]?.IsCurrent).toBe(true);
    expect(await isTrusted(cookie)).toBe(true);
    const deviceId = TrustedDevices[0]?.DeviceId;
    const end = () => host.send(endSessions, { deviceId }, { token });
    expect((await end()).codes).toEqual([]);
    expect(await isTrusted(cookie)).toBe(false);
    expect((await end()).codes).toEqual(['NotFound']);
  });

  it('are all ended with the other sessions, except this device', async () => {
    const other = await signInWith(firefox, true);
    const own = await signInWith(chrome, true);
    const headers = { Cookie: own.cookie };
    const answer = await host.send(endSessions, {}, { token: own.token, headers });
    expect(answer.codes).toEqual([]);
    expect(await statusOf(other.token)).toBe(401);
    expect(await statusOf(own.token)).toBe(200);
    expect((await listed(own.token)).Sessions).toHaveLength(1);
    expect(await isTrusted(other.cookie)).toBe(false);
    expect(await isTrusted(own.cookie)).toBe(true);
  });
});
