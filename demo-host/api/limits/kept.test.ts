import { generateMfaCode, userLogin } from '@portico/contract';
import { number, object } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginSession, recordLogin, trustDevice } from '@portico/server/parts';
import { createTestHost, day, type TestHost } from '../testing/test-host';

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
  return host.close;
});

const from = { borrowerId: 1001, ip: '192.0.2.1', device: 'Firefox on Linux' };
const count = async (table: string, where = 'borrower_id = 1001') =>
  (
    await host.database.first(
      object({ n: number() }),
      `SELECT COUNT(*) AS n FROM ${table} WHERE ${where}`,
    )
  )?.n;

describe('what is kept', () => {
  it('of a borrower is at most fifty sessions, those used last, and each begun sign-in', async () => {
    const now = host.services.clock();
    const begin = (pending: readonly 'securityCode'[], at: number) =>
      host.database.write((tx) =>
        beginSession(tx, { ...from, pending, provenAt: undefined, now: at }),
      );
    await begin(['securityCode'], now);
    for (let n = 0; n < 55; n += 1) await begin([], now + n);
    expect(await count('sessions')).toBe(51);
    expect(await count('sessions', `pending = '' AND began_at < ${now + 5}`)).toBe(0);
  });

  it('of a borrower is at most twenty trusted devices, and five hundred sign-ins', async () => {
    const now = host.services.clock();
    for (let n = 0; n < 22; n += 1) {
      await host.database.write((tx) => trustDevice(tx, 1001, { ...from, now: now + n }));
    }
    expect(await count('trusted_devices')).toBe(20);
    await host.database.run(`INSERT INTO login_history (borrower_id, at, ip)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 600)
      SELECT 1001, i, '192.0.2.1' FROM n`);
    await host.database.write((tx) => recordLogin(tx, { ...from, now }));
    expect(await count('login_history')).toBe(500);
    expect(await count('login_history', `borrower_id = 1001 AND at = ${now}`)).toBe(1);
  });

  it('of attempts, proofs of addresses and codes is nothing that is too old to count', async () => {
    await host.send(generateMfaCode, { id: 'one', emailAddress: 'one@example.com' });
    await host.send(userLogin, { username: 'nobody', password: 'wrong' });
    host.pass(2 * day);
    await host.send(generateMfaCode, { id: 'two', emailAddress: 'two@example.com' });
    const old = host.services.clock() - day;
    expect(await count('email_proofs', `sent_at < ${old}`)).toBe(0);
    expect(await count('registration_codes', '1 = 1')).toBe(1);
    expect(await count('attempts', `at < ${old}`)).toBe(0);
  });
});
