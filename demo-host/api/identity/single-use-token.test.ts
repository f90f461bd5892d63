import { passableToken } from '@portico/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../testing/test-host';
import { redeemSingleUseToken } from './single-use-token';

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
  return host.close;
});

const redeem = (token: string, purpose: 'passable' | 'signIn' = 'passable') =>
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

  it('neither signs in nor is a session', async () => {
    const token = await issue();
    expect(await redeem(token, 'signIn')).toBeUndefined();
    const answer = await host.send(passableToken, undefined, { token });
    expect(answer.status).toBe(401);
  });
});
