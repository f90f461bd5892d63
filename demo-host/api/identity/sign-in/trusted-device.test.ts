import { accountList, userLogin, validateCode } from '@portico/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestHost, day, type TestHost } from '../../testing/test-host';
import { deviceCookie, trustedDays } from '@portico/server/parts';

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
  return host.close;
});

describe('a trusted device', () => {
  const here = { Origin: 'http://localhost', 'Sec-Fetch-Site': 'same-origin' };
  const elsewhere = { Origin: 'https://lender.example', 'Sec-Fetch-Site': 'cross-site' };

  /** Signs in, trusting the device; resolves to the answer of the code step. */
  async function trust(headers: Record<string, string>) {
    const token = host.tokenOf(await host.logIn('maya'));
    const code = await host.newestCode();
    return host.send(
      validateCode,
      { userId: 'maya', code, createTrustedDevice: true },
      { token, headers },
    );
  }

  const again = (tokens: Record<string, string> | undefined, cookie?: string) =>
    host.send(
      userLogin,
      { username: 'maya', password: 'Juniper-14-road', trustedDeviceTokens: tokens },
      { headers: cookie ? { Cookie: cookie } : {} },
    );

  it('[ACC-193] is recognized by an HttpOnly cookie on the API’s origin, and by a token elsewhere', async () => {
    const own = await trust(here);
    const cookie = own.headers.get('Set-Cookie') ?? '';
    expect(cookie).toContain(`${deviceCookie(1001)}=`);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
    expect(cookie).toContain('Path=/api');
    expect(own.body['TrustedDeviceToken']).toBeUndefined();
    const { body } = await again(undefined, cookie.split(';')[0]);
    expect(body).toMatchObject({ IsTrustedDevice: true });

    const foreign = await trust(elsewhere);
    expect(foreign.headers.get('Set-Cookie')).toBeNull();
    const token = String(foreign.body['TrustedDeviceToken']);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await again({ '1001': token })).body).toMatchObject({ IsTrustedDevice: true });
  });

  it('gets account access by password only', async () => {
    const token = String((await trust(elsewhere)).body['TrustedDeviceToken']);
    const full = host.tokenOf(await again({ '1001': token }));
    expect((await host.send(accountList, undefined, { token: full })).status).toBe(200);
  });

  it('[ACC-194] is accepted for 90 days and no longer', async () => {
    expect(trustedDays).toBe(90);
    const token = String((await trust(elsewhere)).body['TrustedDeviceToken']);
    host.pass(90 * day - 1);
    expect((await again({ '1001': token })).body).toMatchObject({ IsTrustedDevice: true });
    host.pass(1);
    expect((await again({ '1001': token })).body).toMatchObject({ IsTrustedDevice: false });
    const cookie = (await trust(here)).headers.get('Set-Cookie') ?? '';
    expect(cookie).toContain(`Max-Age=${90 * 24 * 60 * 60}`);
  });

  it('is trusted only for its borrower', async () => {
    const token = String((await trust(elsewhere)).body['TrustedDeviceToken']);
    const answer = await host.send(userLogin, {
      username: 'hanna',
      password: 'Quiet-river-77',
      trustedDeviceTokens: { '1003': token, '1001': token },
    });
    expect(answer.body).toMatchObject({ IsTrustedDevice: false });
  });
});
