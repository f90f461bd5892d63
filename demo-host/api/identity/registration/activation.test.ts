import { activateAccount, optOut, userLogin } from '@portico/contract';
import { nullable, number, object } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestHost, day, type TestHost } from '../../testing/test-host';

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
  return host.close;
});

const password = 'Lantern-road-52';

/** The token of the seeded link to this address. */
async function tokenFor(to: string): Promise<string> {
  const mails = await host.services.mail.sent();
  const text = mails.find((mail) => mail.to === to && mail.text.includes('token='))?.text ?? '';
  return /token=([\w-]+)/.exec(text)?.[1] ?? '';
}

const activate = async (to: string, chosen = password) =>
  host.send(activateAccount, { token: await tokenFor(to), password: chosen });

describe('an invitation', () => {
  it('[ACC-494] opens the online access, once', async () => {
    const { body } = await activate('ines@example.com');
    expect(body).toMatchObject({ LogonNameTaken: false, Restricted: false, UserName: 'ines' });
    const login = await host.send(userLogin, { username: 'ines', password });
    expect(login.body['IsLoggedIn']).toBe(true);
    expect((await activate('ines@example.com')).codes).toEqual(['Expired']);
  });

  it('[ACC-497] opens a restricted one, which cannot sign in yet', async () => {
    expect((await activate('karl@example.com')).body).toMatchObject({ Restricted: true });
    const login = await host.send(userLogin, { username: 'karl', password });
    expect(login.codes).toEqual(['Restricted']);
  });

  it('[ACC-498] reports that the login name is taken, and stays valid', async () => {
    const { body } = await activate('maya.younger@example.com');
    expect(body).toMatchObject({ LogonNameTaken: true, Restricted: false });
    expect((await activate('maya.younger@example.com')).body).toMatchObject({
      LogonNameTaken: true,
    });
  });

  it.each([
    ['[ACC-486] shorter than the minimum', 'abcde12'],
    ['[ACC-490] without a letter', '123456789'],
    ['[ACC-491] without a number', 'abcdefghij'],
    ['[ACC-487] longer than 128 characters', 'a1'.repeat(65)],
  ])('takes no password %s', async (_id, chosen) => {
    expect((await activate('ines@example.com', chosen)).codes).toEqual(['Error']);
  });

  it('is valid for seven days', async () => {
    host.pass(8 * day);
    expect((await activate('ines@example.com')).codes).toEqual(['Expired']);
  });
});

describe('opting out', () => {
  const optedOut = async () => {
    const row = object({ opted_out_at: nullable(number()) });
    const found = await host.database.first(
      row,
      'SELECT opted_out_at FROM borrowers WHERE id = ?',
      [1001],
    );
    return found?.opted_out_at;
  };

  it('[ACC-500] stops notifications by the link, and pressing twice changes nothing', async () => {
    const emailAddress = await tokenFor('maya@example.com');
    expect(await optedOut()).toBeNull();
    expect((await host.send(optOut, { emailAddress })).codes).toEqual([]);
    const since = await optedOut();
    expect(since).toEqual(expect.any(Number));
    host.pass(day);
    expect((await host.send(optOut, { emailAddress })).codes).toEqual([]);
    expect(await optedOut()).toBe(since);
  });

  it('[ACC-503] refuses what is not a valid link', async () => {
    expect((await host.send(optOut, { emailAddress: 'maya@example.com' })).codes).toEqual([
      'Error',
    ]);
  });
});
