import {
  accountList,
  agreementLogging,
  resetPassword,
  setPasswordQuestion,
  userLogin,
  validateCode,
  verifyNewUser,
} from '@portico/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { everythingStored } from '../../testing/everything-stored';
import { createTestHost, minute, type Answer, type TestHost } from '../../testing/test-host';

const maxSsnAttempts = 5;

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
  return host.close;
});

const statusOfAccounts = async (token: string) =>
  (await host.send(accountList, undefined, { token })).status;

/** Signs in up to the step after the code; `sent` is the login answer. */
async function afterCode(username: string) {
  const sent = await host.logIn(username);
  const answer = await host.send(
    validateCode,
    { userId: username, code: await host.newestCode(), createTrustedDevice: false },
    { token: host.tokenOf(sent) },
  );
  return { sent, token: host.tokenOf(answer) };
}

const sendSsn = (token: string, socialSecurityNumber: string, userName = 'sofia') =>
  host.send(
    verifyNewUser,
    { credentials: { userName, password: 'Orchard-gate-16' }, socialSecurityNumber },
    { token },
  );

const agree = (token: string, agreements: readonly number[], unRestrictEmail = false) =>
  host.send(
    agreementLogging,
    { agreements, userName: 'lena', turnEStatementsOn: false, unRestrictEmail },
    { token },
  );

const ask = (token: string, passwordQuestion: string, passwordAnswer: string) =>
  host.send(setPasswordQuestion, { passwordQuestion, passwordAnswer, userToken: token }, { token });

const change = (token: string | undefined, enc: string, password: string) =>
  host.send(resetPassword, { enc, password }, { token });

const tokenForPassword = ({ body }: Answer) => String(body['ChangePasswordToken']);

describe('[ACC-236, ACC-237] a sign-in with every step', () => {
  it('gets a new token at each step, only the last with account access', async () => {
    const { sent, token: first } = await afterCode('nadia');
    const tokens = [host.tokenOf(sent), first];
    const nextToken = async (answer: Promise<Answer>) => {
      expect(await statusOfAccounts(tokens.at(-1) ?? '')).toBe(401);
      tokens.push(host.tokenOf(await answer));
      return tokens.at(-1) ?? '';
    };
    const credentials = { userName: 'nadia', password: 'Every-step-5' };
    const ssn = { credentials, socialSecurityNumber: '900550013' };
    let token = await nextToken(host.send(verifyNewUser, ssn, { token: first }));
    token = await nextToken(change(token, tokenForPassword(sent), 'Fresh-start-77'));
    token = await nextToken(ask(token, 'In what city were you born?', 'Dhaka'));
    token = await nextToken(agree(token, [11_338, 11_339], true));
    expect(await statusOfAccounts(token)).toBe(200);
    expect(new Set(tokens).size).toBe(6);
    for (const old of tokens.slice(0, -1)) expect(await statusOfAccounts(old)).toBe(401);

    const again = await host.send(userLogin, { username: 'nadia', password: 'Fresh-start-77' });
    expect(again.body).toMatchObject({
      MustChangePassword: false,
      HasPasswordQuestion: true,
      IsEmailCommunicationRestriced: false,
    });
    expect(again.body['ChangePasswordToken']).toBeUndefined();
  });

  it('accepts no step out of order', async () => {
    const { sent, token } = await afterCode('nadia');
    expect((await agree(token, [11_338, 11_339])).codes).toEqual(['Error']);
    expect((await ask(token, 'In what city were you born?', 'Dhaka')).codes).toEqual(['Error']);
    const changed = await change(token, tokenForPassword(sent), 'Fresh-start-77');
    expect(changed.codes).toEqual(['Expired']);
  });
});

describe('the social security number', () => {
  it('ends the step', async () => {
    const { token } = await afterCode('sofia');
    const answer = await sendSsn(token, '900550009');
    expect(await statusOfAccounts(host.tokenOf(answer))).toBe(200);
  });

  it.each([
    ['a wrong number', '900550008', 'sofia'],
    ['nothing', '', 'sofia'],
    ['another username', '900550009', 'nadia'],
  ])('refuses %s', async (_title, number, userName) => {
    const { token } = await afterCode('sofia');
    expect(await sendSsn(token, number, userName)).toMatchObject({
      status: 200,
      codes: ['SSNInvalid'],
    });
    expect(await statusOfAccounts(token)).toBe(401);
  });

  it('ends the sign-in and pauses signing in after too many wrong ones, across sign-ins', async () => {
    const wrong = async (times: number) => {
      const { token } = await afterCode('sofia');
      for (let n = 0; n < times; n += 1) await sendSsn(token, '900550008');
      return token;
    };
    await wrong(maxSsnAttempts - 1);
    const token = await wrong(1);
    expect((await sendSsn(token, '900550009')).status).toBe(401);
    expect((await host.logIn('sofia')).codes).toEqual(['MaxAttemptsReached']);
    host.pass(15 * minute);
    expect((await host.logIn('sofia')).status).toBe(200);
  });

  it('is stored sealed', async () => {
    expect(await everythingStored(host)).not.toContain('900550009');
  });
});

describe('a password that has to be changed', () => {
  it('is changed once, and every other session of the borrower ends', async () => {
    const other = await afterCode('grace');
    const { sent, token } = await afterCode('grace');
    const enc = tokenForPassword(sent);
    const answer = await change(token, enc, 'Fresh-start-77');
    const next = host.tokenOf(answer);
    expect(await statusOfAccounts(next)).toBe(200);
    expect((await change(next, enc, 'Another-start-77')).codes).toEqual(['Expired']);
    expect((await change(other.token, tokenForPassword(other.sent), 'X')).codes).toEqual([
      'Expired',
    ]);
    expect((await host.logIn('grace')).codes).toEqual(['Invalid']);
  });

  it.each([
    ['Short-1', 'PasswordTooShort'],
    ['fresh-start-77', 'PasswordMissingCapitalLetter'],
    ['FRESH-START-77', 'PasswordMissingLowercaseLetter'],
    ['Fresh-start', 'PasswordMissingNumber'],
    ['Fresh-sttt-77', 'PasswordContainsThreeOrMoreConsecutiveIdenticalCharacters'],
    ['Grace-start-77', 'PasswordSameAsLogin'],
    ['Starter-key-90', 'ReusedPassword'],
    [`A1-${'a-'.repeat(70)}`, 'ChooseDifferentPassword'],
  ])('refuses %s by %s', async (password, code) => {
    const { sent, token } = await afterCode('grace');
    const answer = await change(token, tokenForPassword(sent), password);
    expect(answer).toMatchObject({ status: 200, codes: [code] });
    expect((await change(token, tokenForPassword(sent), 'Fresh-start-77')).codes).toEqual([]);
  });

  it.each([
    ['without the session of the sign-in', undefined],
    ['with another borrower’s session', 'maya'],
  ])('is not changed %s', async (_title, who) => {
    const { sent } = await afterCode('grace');
    const token = who && (await host.signIn(who));
    const answer = await change(token, tokenForPassword(sent), 'Fresh-start-77');
    expect(answer.codes).toEqual(['Expired']);
  });
});

describe('the secret question', () => {
  it('is set with its answer, which is stored as a hash', async () => {
    const { token } = await afterCode('theo');
    const answer = await ask(token, 'In what city were you born?', ' Des Moines ');
    expect(await statusOfAccounts(host.tokenOf(answer))).toBe(200);
    expect((await everythingStored(host)).toLowerCase()).not.toContain('des moines');
  });

  it.each([
    ['a question that is not offered', 'What is your password?', 'Nothing'],
    ['no answer', 'In what city were you born?', '  '],
    ['an answer with other characters', 'In what city were you born?', '<Ames>'],
  ])('refuses %s', async (_title, question, answer) => {
    const { token } = await afterCode('theo');
    expect((await ask(token, question, answer)).codes).toEqual(['Error']);
  });
});

describe('agreements', () => {
  it('are recorded, and the sign-in is complete when none is missing', async () => {
    const { token } = await afterCode('lena');
    const partly = await agree(token, [11_337]);
    expect(partly.body['UserToken']).toBeUndefined();
    const answer = await agree(token, [11_338]);
    expect(await statusOfAccounts(host.tokenOf(answer))).toBe(200);
    const { body } = await host.logIn('lena');
    expect(JSON.stringify(body['WebAgreementLogs'])).toContain('Terms of online access');
  });

  it('that the lender does not have are refused', async () => {
    const { token } = await afterCode('lena');
    expect((await agree(token, [11_338, 12_000])).codes).toEqual(['Error']);
  });

  it('lift the restriction of e-mail only when the consent is among them (D153)', async () => {
    await host.database.run('UPDATE borrowers SET email_restricted = 1 WHERE username = ?', [
      'lena',
    ]);
    const { token } = await afterCode('lena');
    await agree(token, [11_338], true);
    const before = await host.logIn('lena');
    expect(before.body).toMatchObject({ IsEmailCommunicationRestriced: true });
    await agree(token, [11_339], true);
    const after = await host.logIn('lena');
    expect(after.body).toMatchObject({ IsEmailCommunicationRestriced: false });
  });
});

it('refuses a logon that the lender excludes', async () => {
  expect(await host.logIn('ivan')).toMatchObject({ status: 403, codes: ['LogonNotAllowed'] });
});
