import { activateAccount, register, resetPassword, updateProfile } from '@portico/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { registrationOf } from '../../testing/registration';
import { createTestHost, type TestHost } from '../../testing/test-host';
import { invite } from '../registration/invitation-store';
import { issueSingleUseToken } from '@portico/server/parts';
import { isCommonPassword } from './common-passwords';

/** Has a letter and a number, so that only the list refuses it. */
const common = 'Password1';
const rare = 'Lantern-52';

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
  await host.changeSetting('registrationOptions.verifyEmailOption', 'false');
  await host.changeSetting('loginOptions.useCustomerCredentialsOption', 'false');
  return host.close;
});

const agreements = [11_337, 11_338].map((agreementType) => ({ agreedTo: true, agreementType }));

/** Every way to choose a password; resolves to the codes of the answer. */
const ways: readonly (readonly [string, (password: string) => Promise<readonly string[]>])[] = [
  [
    'a registration',
    async (password) =>
      (await host.send(register, registrationOf('Iris', { agreements, password }))).codes,
  ],
  [
    'an activation',
    async (password) => {
      const now = host.services.clock();
      const invitation = {
        username: 'noah.new',
        name: 'Noah',
        email: 'noah@example.com',
        branch: '12',
        standing: 'active',
      } as const;
      const token = await host.database.write((tx) => invite(tx, invitation, now));
      return (await host.send(activateAccount, { token, password })).codes;
    },
  ],
  [
    'a mailed link',
    async (password) => {
      const now = host.services.clock();
      const enc = await host.database.write((tx) =>
        issueSingleUseToken(tx, 'newPassword', 1001, now),
      );
      return (await host.send(resetPassword, { enc, password })).codes;
    },
  ],
  [
    'the profile',
    async (newPassword) => {
      const token = await host.signIn('maya');
      const userInfo = { oldPassword: 'Juniper-14-road', newPassword };
      return (await host.send(updateProfile, { userInfo }, { token })).codes;
    },
  ],
];

describe.each(ways)('a password chosen by %s', (_way, choose) => {
  it('is refused when it is one of the most common', async () => {
    expect(await choose(common)).toEqual(['ChooseDifferentPassword']);
    expect(await choose(rare)).toEqual([]);
  });
});

describe('the list of common passwords', () => {
  it.each(['password', '12345678', 'PASSWORD1', 'qwertyuiop', 'Baseball'])('has %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([rare, 'Juniper-14-road', '', '# Dan Wheeler and Dropbox, Inc., 2021 @zxcvbn-ts).'])(
    'does not have "%s"',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});
