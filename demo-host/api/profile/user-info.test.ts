import {
  accountList,
  giveProof,
  profile,
  updateProfile,
  userLogin,
  type InputOf,
  type ProfileCode,
} from '@portico/contract';
import { looseObject } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSignedInHost, minute, type TestHost } from '../testing/test-host';
import { saveUserAlerts, userAlertsOf } from './user-alerts-store';

type UserInfo = NonNullable<InputOf<typeof updateProfile>['userInfo']>;

const maya = 1001;
const password = 'Juniper-14-road';
const newPassword = 'Lantern-road-52';

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('maya'));
  return host.close;
});

const save = (userInfo: UserInfo, as = token) =>
  host.send(updateProfile, { userInfo }, { token: as });
const shown = async () => (await host.send(profile, undefined, { token })).body['UserInfo'];
const change = (to = newPassword, oldPassword = password) => save({ oldPassword, newPassword: to });
const setSwitch = (name: string, value: string) => host.changeSetting(name, value, 'host');
const logIn = (username: string, withPassword = password) =>
  host.send(userLogin, { username, password: withPassword });
/** Subject and recipient of each mail since the sign-in, the newest first. */
const mails = async () =>
  (await host.services.mail.sent())
    .filter(({ subject }) => /changed|entered|verify/.test(subject))
    .filter(({ to }) => /maya/.test(to))
    .map(({ to, subject }) => [to, subject]);

describe('user information', () => {
  it('is answered as stored', async () => {
    const { codes, body } = await save({ logonName: ' Maya.W ', emailAddress: 'new@example.com' });
    expect(codes).toEqual([]);
    const stored = {
      LogonName: 'Maya.W',
      EmailAddress: 'maya@example.com',
      PendingEmailAddress: 'new@example.com',
      SecretQuestion: 'What was the name of your first pet?',
    };
    expect(body['UserInfo']).toEqual(stored);
    expect(body['PersonalInfo']).toBeUndefined();
    expect(await shown()).toEqual(stored);
  });

  it('that did not change is not judged by the rules of today', async () => {
    await setSwitch('loginNameRules', 'MustContainNumber');
    const question = 'What was the name of your first pet?';
    const unchanged = { logonName: 'maya', emailAddress: 'maya@example.com', newPassword: '' };
    expect((await save({ ...unchanged, secretQuestion: question })).codes).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('is saved as a whole or not at all', async () => {
    const answer = await save({ logonName: 'maya.w', oldPassword: 'wrong', newPassword });
    expect(answer.codes).toEqual(['InvalidCurrentPassword']);
    expect(await shown()).toMatchObject({ LogonName: 'maya' });
    const taken = await save({ logonName: 'daniel', oldPassword: password, newPassword });
    expect(taken.codes).toEqual(['LogonNameExists']);
    expect((await logIn('maya')).status).toBe(200);
  });
});

describe('a login name', () => {
  it.each<[ProfileCode, string, string?]>([
    ['LogonMissingCapitalLetter', 'maya.w', 'MustContainCapitalLetter'],
    ['LogonMissingLowercaseLetter', 'MAYA.W', 'MustContainLowercaseLetter'],
    ['LogonMissingLetter', '1985.04', 'MustContainLetter'],
    ['LogonMissingNumber', 'maya.w', 'MustContainNumber'],
    ['LogonMissingSpecialCharacter', 'mayaw', 'MustContainSpecialCharacter'],
    ['LogonMatchesEmail', 'Maya@example.com'],
    ['LogonTooShort', 'may'],
    ['LogonTooShort', ''],
    ['LogonNameExists', 'DANIEL'],
    ['LogonNameLength', 'm'.repeat(129)],
    ['Invalid', 'maya w'],
  ])('is refused with %s: "%s"', async (code, logonName, rules = '') => {
    await setSwitch('loginNameRules', rules);
    expect((await save({ logonName })).codes).toEqual([code]);
    expect(await shown()).toMatchObject({ LogonName: 'maya' });
  });

  it('may differ from the one before only in letter case', async () => {
    expect((await save({ logonName: 'MAYA' })).codes).toEqual([]);
    expect(await shown()).toMatchObject({ LogonName: 'MAYA' });
  });

  it('is the one to sign in with', async () => {
    await save({ logonName: 'maya.w' });
    expect((await logIn('maya')).status).toBe(403);
    expect((await logIn('maya.w')).status).toBe(200);
    expect((await host.send(accountList, undefined, { token })).status).toBe(200);
  });

  it('is tried at most twenty times, so that taken ones cannot be listed', async () => {
    for (let n = 0; n < 20; n += 1) await save({ logonName: 'daniel' });
    expect((await save({ logonName: 'daniel' })).codes).toEqual(['Error']);
  });
});

describe('a new password', () => {
  it.each<[ProfileCode, string, Readonly<Record<string, string>>?]>([
    ['PasswordTooShort', 'Ab1'],
    ['PasswordSameAsLogin', 'Maya-lane-52'],
    ['ChooseDifferentPassword', `Lantern-52${'xy'.repeat(60)}`],
    ['PasswordSameAsSSN', '900550100', { passwordRules: 'CannotMatchSSN' }],
    ['ReusedPassword', password],
    ['PasswordMissingCapitalLetter', 'lantern-road-52'],
    ['PasswordMissingLowercaseLetter', 'LANTERN-ROAD-52'],
    ['PasswordMissingLetter', '12345-67890', { passwordRules: 'MustContainLetter' }],
    ['PasswordMissingNumber', 'Lantern-road'],
    [
      'PasswordMissingSpecialCharacter',
      'Lantern52',
      { passwordRules: 'MustContainSpecialCharacter' },
    ],
    [
      'PasswordEqualsPortionOfLogon',
      'maya.whitfield',
      { passwordRules: 'CannotEqualPortionOfLogon' },
    ],
    ['PasswordMatchesEmail', 'maya@example.com', { passwordRules: 'CannotMatchEmail' }],
    ['PasswordContainsThreeOrMoreConsecutiveIdenticalCharacters', 'Lanternnn-52'],
  ])('is refused with %s', async (code, to, switches = {}) => {
    if (code === 'PasswordEqualsPortionOfLogon') await save({ logonName: 'maya.whitfield.ia' });
    for (const [name, value] of Object.entries(switches)) await setSwitch(name, value);
    expect((await change(to)).codes).toEqual([code]);
  });

  it('needs a letter and a number where the lender has no list of rules', async () => {
    await host.changeSetting('loginOptions.useCustomerCredentialsOption', 'false');
    expect((await change('onlyletters')).codes).toEqual(['PasswordNeedsLetterNumber']);
    expect((await change(password)).codes).toEqual(['ReusedPassword']);
  });

  it('is judged with the new login name and e-mail address', async () => {
    const passwords = { oldPassword: password, newPassword };
    const named = await save({ ...passwords, logonName: 'lantern-road' });
    expect(named.codes).toEqual(['PasswordSameAsLogin']);
    await setSwitch('passwordRules', 'CannotMatchEmail');
    const mailed = { oldPassword: password, newPassword: 'm@example.com' };
    const matches = await save({ ...mailed, emailAddress: 'm@example.com' });
    expect(matches.codes).toEqual(['PasswordMatchesEmail']);
  });

  it.each([['wrong'], ['']])('needs the current one, not "%s"', async (oldPassword) => {
    expect((await change(newPassword, oldPassword)).codes).toEqual(['InvalidCurrentPassword']);
    expect((await logIn('maya')).status).toBe(200);
  });

  it('cannot be used to guess the current one: guesses count like those of a sign-in', async () => {
    const codes = [];
    for (let n = 0; n < 6; n += 1) codes.push(...(await change(newPassword, `Wrong-${n}`)).codes);
    expect(codes).toContain('Error');
    expect((await change()).codes).toEqual(['Error']);
    expect((await logIn('maya')).codes).toEqual(['LockedOnBadPassword']);
    host.pass(15 * minute);
    expect((await logIn('maya')).status).toBe(200);
  });

  it('ends the other sessions and leaves this one', async () => {
    const other = await host.signIn('maya');
    expect((await change()).codes).toEqual([]);
    expect((await host.send(accountList, undefined, { token: other })).status).toBe(401);
    expect((await host.send(accountList, undefined, { token })).status).toBe(200);
    expect((await logIn('maya', newPassword)).status).toBe(200);
  });
});

describe('a new e-mail address', () => {
  const emailAddress = 'maya.new@example.com';

  it.each<[string, string, ProfileCode]>([
    ['nothing', '', 'Invalid'],
    ['no address', 'maya', 'Invalid'],
    ['101 characters', `${'m'.repeat(89)}@example.com`, 'Invalid'],
    ['the login name', 'maya.w@example.com', 'LogonMatchesEmail'],
  ])('is refused as %s', async (_title, to, code) => {
    await save({ logonName: 'maya.w@example.com' });
    expect((await save({ emailAddress: to })).codes).toEqual([code]);
  });

  it('is mailed at most three times in a quarter of an hour', async () => {
    for (const n of [1, 2, 3]) await save({ emailAddress: `maya.${n}@example.com` });
    expect((await save({ emailAddress })).codes).toEqual(['Error']);
    host.pass(9 * minute);
    await host.send(accountList, undefined, { token });
    host.pass(6 * minute);
    await host.send(giveProof, { password }, { token });
    expect((await save({ emailAddress })).codes).toEqual([]);
  });
});

describe('a secret question', () => {
  const other = 'In what city were you born?';

  it.each<[string, UserInfo]>([
    ['that changes without an answer', { secretQuestion: other }],
    ['that is not offered', { secretQuestion: 'What is your password?', secretAnswer: 'x' }],
    ['with forbidden characters in its answer', { secretQuestion: other, secretAnswer: '<Ames>' }],
    ['that is empty', { secretQuestion: '', secretAnswer: 'Ames' }],
  ])('%s is refused', async (_title, given) => {
    expect((await save(given)).codes).toEqual(['Invalid']);
  });

  it.each<[string, UserInfo, string]>([
    ['another question', { secretQuestion: other, secretAnswer: 'Ames' }, other],
    ['another answer', { secretAnswer: 'Rex' }, 'What was the name of your first pet?'],
  ])('may become %s', async (_title, given, question) => {
    const answerOf = async () => {
      const sql = 'SELECT secret_answer_hash FROM borrowers WHERE id = ?';
      return JSON.stringify(await host.database.all(looseObject({}), sql, [maya]));
    };
    const before = await answerOf();
    expect((await save(given)).body['UserInfo']).toMatchObject({ SecretQuestion: question });
    expect(await answerOf()).not.toBe(before);
  });

  it('is ignored where the lender recovers credentials without one', async () => {
    await host.changeSetting('loginOptions.recoverCredentialsWithoutQuestionOption', 'true');
    expect((await save({ secretQuestion: other })).codes).toEqual([]);
    expect(await shown()).not.toMatchObject({ SecretQuestion: other });
  });
});

describe('a change is mailed', () => {
  const everything = { logonName: 'maya.w', emailAddress: 'maya.new@example.com' };
  const expected = [
    ['maya@example.com', 'A new e-mail address was entered'],
    ['maya@example.com', 'Your login name was changed'],
    ['maya@example.com', 'Your password was changed'],
    ['maya.new@example.com', 'Please verify your email'],
  ];

  it('to the old address', async () => {
    await save({ ...everything, oldPassword: password, newPassword });
    expect(await mails()).toEqual(expected);
    const [notice] = await host.services.mail.sent();
    expect(notice?.text).not.toMatch(/http|maya\.new/);
  });

  it('also where the alerts are off', async () => {
    await host.database.write(async (tx) => {
      const alerts = await userAlertsOf(tx, maya);
      const emailAlerts = {
        ...alerts.emailAlerts,
        passwordChanged: false,
        emailAddressChanged: false,
        logonNameChange: false,
      };
      await saveUserAlerts(tx, maya, { ...alerts, emailAlerts });
    });
    await save({ ...everything, oldPassword: password, newPassword });
    expect(await mails()).toEqual(expected);
  });
});
