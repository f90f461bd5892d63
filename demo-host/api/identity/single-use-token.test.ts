import { endSessions, logout, passableToken } from '@portico/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../testing/test-host';
import {
  hashToken,
  issueSessionToken,
  type Purpose,
  redeemSingleUseToken,
} from '@portico/server/parts';

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
  return host.close;
});

const redeem = (token: string, purpose: Purpose = 'passable') =>
  host.database.write((tx) => redeemSingleUseToken(tx, purpose, token, host.services.clock()));

async function issue(): Promise<string> {
  const session = await host.signIn('maya');
  const { body } = await host.send(passableToken, undefined, { token: session });
  return String(body['PassableToken']);
}

describe('a passable token (D8)', () => {
  it('[PAY-593] is valid for one use', async () => {
    const token = await issue();
    expect(await redeem(token)).toBe(1001);
    expect(await redeem(token)).toBeUndefined();
  });

  it('is valid for one of several simultaneous uses', async () => {
    const token = await issue();
    const uses = await Promise.all([redeem(token), redeem(token), redeem(token)]);
    expect(uses.filter((use) => use !== undefined)).toEqual([1001]);
  });

  it.each([
    ['[PAY-593] a moment before 60 seconds are over', 59_999, 1001],
    ['[PAY-593] after 60 seconds', 60_000, undefined],
  ])('%s', async (_name, passed, borrower) => {
    const token = await issue();
    host.pass(passed);
    expect(await redeem(token)).toBe(borrower);
  });

  it('ends with its session: at sign-out, when another session ends it, and when it expires', async () => {
    const ends: readonly ((session: string) => Promise<unknown>)[] = [
      (session) => host.send(logout, { userToken: session }),
      async () => host.send(endSessions, {}, { token: await host.signIn('maya') }),
      // As if the borrower had not used the session for ten minutes.
      () => host.database.run('UPDATE sessions SET used_at = used_at - 600000'),
    ];
    for (const end of ends) {
      const session = await host.signIn('maya');
      const { body } = await host.send(passableToken, undefined, { token: session });
      await end(session);
      expect(await redeem(String(body['PassableToken']))).toBeUndefined();
    }
  });

  it('opens a stored document no longer after sign-out, on the origin of documents neither', async () => {
    const session = await host.signIn('maya');
    const { borrowerId, tokenHash } = { borrowerId: 1001, tokenHash: hashToken(session) };
    const served = await host.database.write((tx) =>
      issueSessionToken(tx, 'servedFile', { borrowerId, tokenHash }, host.services.clock(), 'x'),
    );
    await host.send(logout, { userToken: session });
    expect(await redeem(served, 'servedFile')).toBeUndefined();
  });

  it('neither signs in nor is a session', async () => {
    const token = await issue();
    expect(await redeem(token, 'signIn')).toBeUndefined();
    const answer = await host.send(passableToken, undefined, { token });
    expect(answer.status).toBe(401);
  });
});
