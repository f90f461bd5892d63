import { randomBytes } from 'node:crypto';
import { userLogin } from '@portico/contract';
import { object, string } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../../testing/test-host';
import { createPasswords, deriveByScrypt, hashPassword, standardCost } from '@portico/server/parts';

describe('a password hash', () => {
  it('has a cost that OWASP names for scrypt: N = 2^14, r = 8, p = 5', async () => {
    const { inTurn } = createPasswords(standardCost);
    const hash = await inTurn('192.0.2.1', (hasher) => hasher.hash('Juniper-14-road'));
    expect(hash).toMatch(/^scrypt\$16384\$5\$[\w-]{22}\$[\w-]{43}$/);
    expect(await inTurn('192.0.2.1', ({ check }) => check('Juniper-14-road', hash))).toBe(true);
    expect(await inTurn('192.0.2.1', ({ check }) => check('Juniper-14-roads', hash))).toBe(false);
  });

  it('of a lower cost is still accepted, and renewed; one of a higher cost is kept', async () => {
    const { inTurn } = createPasswords(16);
    const lower = await hashPassword('Juniper-14-road', 4);
    const higher = await hashPassword('Juniper-14-road', 64);
    await inTurn('192.0.2.1', async ({ check, renew }) => {
      expect(await check('Juniper-14-road', lower)).toBe(true);
      expect(await check('wrong', lower)).toBe(false);
      expect(await renew('Juniper-14-road', lower)).toMatch(/^scrypt\$16\$5\$/);
      expect(await check('Juniper-14-road', higher)).toBe(true);
      expect(await renew('Juniper-14-road', higher)).toBeUndefined();
    });
  });

  it('made before p was stored is accepted, and renewed', async () => {
    const salt = randomBytes(16);
    const key = await deriveByScrypt('Juniper-14-road', salt, { cost: 16, passes: 1 });
    const before = ['scrypt', 16, salt.toString('base64url'), key.toString('base64url')].join('$');
    const { inTurn } = createPasswords(16);
    await inTurn('192.0.2.1', async ({ check, renew }) => {
      expect(await check('Juniper-14-road', before)).toBe(true);
      expect(await check('wrong', before)).toBe(false);
      expect(await renew('Juniper-14-road', before)).toMatch(/^scrypt\$16\$5\$/);
    });
  });

  it('that is missing is never right', async () => {
    const { inTurn } = createPasswords(2);
    expect(await inTurn('192.0.2.1', ({ check }) => check('', undefined))).toBe(false);
  });
});

describe('a stored hash of a lower cost', () => {
  let host: TestHost;
  beforeEach(async () => {
    host = await createTestHost({ passwordCost: 8 });
    return host.close;
  });

  const costOf = async () => {
    const row = await host.database.first(
      object({ password_hash: string() }),
      'SELECT password_hash FROM borrowers WHERE id = 1001',
    );
    return row?.password_hash.split('$')[1];
  };
  const attempt = (password: string) => host.send(userLogin, { username: 'maya', password });

  it('is replaced when its borrower signs in next, and not by a wrong password', async () => {
    expect(await costOf()).toBe('2');
    await attempt('wrong');
    expect(await costOf()).toBe('2');
    expect((await attempt('Juniper-14-road')).status).toBe(200);
    expect(await costOf()).toBe('8');
    expect((await attempt('Juniper-14-road')).status).toBe(200);
    expect((await attempt('wrong')).codes).toEqual(['Invalid']);
  });
});
