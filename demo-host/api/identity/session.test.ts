import { accountList, bankLookup, logout, tokenLogin } from '@portico/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { everythingStored } from '../testing/everything-stored';
import { createTestHost, hour, minute, type TestHost } from '../testing/test-host';
import {
  absoluteTime,
  completeStep,
  endSessionsOf,
  idleTime,
  issueSingleUseToken,
  useSession,
} from '@portico/server/parts';

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
  return host.close;
});

describe('a session', () => {
  it('that was ended by a new password is not continued by a concurrent step', async () => {
    const token = host.tokenOf(await host.logIn('grace'));
    const now = host.services.clock();
    const underWay = await useSession(host.services, token, now);
    if (!underWay) throw new Error('No session');
    await host.database.write((tx) => endSessionsOf(tx, underWay.borrowerId, undefined));
    const request = { ip: '127.0.0.1', device: undefined, now };
    await expect(
      host.database.write((tx) => completeStep(tx, underWay, request)),
    ).rejects.toThrow();
  });

  const list = (token: string) => host.send(accountList, undefined, { token });

  it('[ACC-124] lasts five minutes without a request, and each request extends it', async () => {
    expect(idleTime).toBeGreaterThanOrEqual(5 * minute);
    const token = await host.signIn('maya');
    for (let n = 0; n < 10; n += 1) {
      host.pass(5 * minute);
      expect((await list(token)).status).toBe(200);
    }
    host.pass(idleTime - 1);
    expect((await list(token)).status).toBe(200);
    host.pass(idleTime);
    expect(await list(token)).toMatchObject({ status: 401, codes: ['Unauthorized'] });
  });

  it('[ACC-125] ends twelve hours after it began, used or not', async () => {
    expect(absoluteTime).toBe(12 * hour);
    const token = await host.signIn('maya');
    const ask = () => host.send(bankLookup, { routingNumber: '011000015' }, { token });
    const step = 9 * minute;
    for (let passed = 0; passed + step < 12 * hour; passed += step) {
      host.pass(step);
      expect((await ask()).status).toBe(200);
    }
    host.pass(step);
    expect((await ask()).status).toBe(401);
  });

  it.each([
    ['the header', undefined],
    ['the body', 'given'],
  ])('ends at logout, its token in %s', async (_place, given) => {
    const token = await host.signIn('maya');
    const userToken = given && token;
    await host.send(logout, { userToken }, { token: userToken ? undefined : token });
    expect((await list(token)).status).toBe(401);
  });

  it.each(['', 'nonsense', 'undefined'])('does not exist for the token "%s"', async (token) => {
    expect((await list(token)).status).toBe(401);
  });

  it('keeps tokens and passwords in the database as hashes only', async () => {
    const token = await host.signIn('maya');
    const all = await everythingStored(host);
    expect(all).not.toContain(token);
    expect(all).not.toContain('Juniper-14-road');
  });
});

describe('a token of single sign-on', () => {
  const redeem = (token: string) => host.send(tokenLogin, { token });
  const issue = () =>
    host.database.write((tx) => issueSingleUseToken(tx, 'signIn', 1001, host.services.clock()));

  it('signs in once', async () => {
    const token = await issue();
    expect((await redeem(token)).body).toMatchObject({ IsLoggedIn: true, UserName: 'maya' });
    expect((await redeem(token)).body).toMatchObject({ HasNoErrors: true, IsLoggedIn: false });
  });

  it('expires after five minutes', async () => {
    const token = await issue();
    host.pass(5 * minute);
    expect((await redeem(token)).body).toMatchObject({ IsLoggedIn: false });
  });
});
