import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  accountList,
  answerSecretQuestion,
  endSessions,
  giveProof,
  recoveryQuestion,
  tokenLogin,
  updateProfile,
  userLogin,
  validateCode,
  validateEmail,
} from '@portico/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../start-api';
import { createTestHost, minute, type TestHost } from '../testing/test-host';

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
  return host.close;
});

const lines = () => host.securityLines.map((line): unknown => JSON.parse(line));
const from = { time: '2026-03-02T18:00:00.000Z', address: '127.0.0.1' };
const mailedToken = async () =>
  (await host.services.mail.sent())
    .map(({ text }) => /verif\w*\/([\w-]+)/i.exec(text)?.[1])
    .find(Boolean) ?? '';
const hash: unknown = expect.stringMatching(/^[\w-]{43}$/);

describe('the security log', () => {
  it('records a refused sign-in: of a borrower by id, of a stranger by a hash of the name', async () => {
    await host.send(userLogin, { username: 'maya', password: 'wrong' });
    await host.send(userLogin, { username: 'nobody', password: 'wrong' });
    await host.send(userLogin, { username: ' NOBODY', password: 'wrong' });
    const refused = { ...from, event: 'signInRefused', call: 'userLogin', code: 'Invalid' };
    expect(lines()).toEqual([
      { ...refused, borrowerId: 1001 },
      { ...refused, nameHash: hash },
      { ...refused, nameHash: hash },
    ]);
    expect(host.securityLines[1]).toBe(host.securityLines[2]);
  });

  it('records a lock-out, and that a single sign-on token is unknown', async () => {
    for (let n = 0; n < 5; n += 1) await host.send(userLogin, { username: 'maya', password: 'no' });
    await host.send(tokenLogin, { token: 'unknown' });
    expect(lines().slice(-2)).toEqual([
      {
        ...from,
        event: 'lockedOut',
        borrowerId: 1001,
        call: 'userLogin',
        code: 'LockedOnBadPassword',
      },
      { ...from, event: 'signInRefused', call: 'tokenLogin' },
    ]);
  });

  it('records a sign-in with its refused and its accepted code', async () => {
    const token = host.tokenOf(await host.logIn('maya'));
    const enter = (code: string) =>
      host.send(validateCode, { userId: 'maya', code, createTrustedDevice: false }, { token });
    const code = await host.newestCode();
    await enter(code === '000000' ? '000001' : '000000');
    await enter(code);
    const who = { ...from, borrowerId: 1001 };
    expect(lines()).toEqual([
      { ...who, event: 'signInAccepted' },
      { ...who, event: 'codeRefused', call: 'validateCode', code: 'CodeInvalid' },
      { ...who, event: 'codeAccepted', call: 'validateCode' },
    ]);
  });

  it('records a request without a valid session, a refused link and a refused recovery', async () => {
    await host.send(accountList, undefined, { token: 'not a session' });
    await host.send(validateEmail, { encryptedUserData: 'not a link' });
    const person = { emailAddress: 'a@example.com', dateOfBirth: undefined, zipCode: '50010' };
    await host.send(recoveryQuestion, { ...person, servicingBranch: '12' });
    await host.send(answerSecretQuestion, {
      logonName: 'maya',
      secretAnswer: 'Ames',
      credentialExpiration: 'forged',
    });
    expect(lines()).toMatchObject([
      { event: 'accessRefused', call: 'accountList', code: 'Unauthorized' },
      { event: 'linkRefused', call: 'validateEmail', code: 'Invalid' },
      { event: 'recoveryRefused', call: 'recoveryQuestion', nameHash: hash },
      { event: 'recoveryRefused', call: 'answerSecretQuestion', nameHash: hash },
    ]);
  });

  it('records a change without a recent proof, and the proofs that are given', async () => {
    const token = await host.signIn('maya');
    host.pass(10 * minute - 1);
    host.securityLines.length = 0;
    const end = { sessionId: undefined, deviceId: undefined };
    const prove = (password: string) =>
      host.send(giveProof, { password, code: undefined, credential: undefined }, { token });
    await host.send(endSessions, end, { token });
    await prove('wrong');
    await prove('Juniper-14-road');
    await host.send(endSessions, end, { token });
    expect(lines()).toMatchObject([
      { event: 'proofRequired', call: 'endSessions', code: 'ProofRequired', borrowerId: 1001 },
      { event: 'proofRefused', call: 'giveProof', code: 'Invalid', borrowerId: 1001 },
      { event: 'proofAccepted', call: 'giveProof', borrowerId: 1001 },
      { event: 'sessionsEnded', call: 'endSessions', borrowerId: 1001 },
    ]);
  });

  it('records each changed credential, and a refused current password, without its value', async () => {
    const token = await host.signIn('maya');
    host.securityLines.length = 0;
    const save = (userInfo: Readonly<Record<string, string>>) =>
      host.send(
        updateProfile,
        {
          userInfo: {
            logonName: undefined,
            emailAddress: undefined,
            secretQuestion: undefined,
            oldPassword: undefined,
            newPassword: undefined,
            secretAnswer: undefined,
            ...userInfo,
          },
          personalInfo: undefined,
          userAlertsInfo: undefined,
          userAlerts: undefined,
          alertsAreDirty: undefined,
        },
        { token },
      );
    await save({ oldPassword: 'wrong', newPassword: 'Fresh-start-77' });
    await save({
      logonName: 'maya.w',
      emailAddress: 'maya.w@example.com',
      oldPassword: 'Juniper-14-road',
      newPassword: 'Fresh-start-77',
    });
    const who = { ...from, borrowerId: 1001 };
    expect(lines()).toEqual([
      { ...who, event: 'proofRefused', call: 'updateProfile', code: 'InvalidCurrentPassword' },
      { ...who, event: 'loginNameChanged' },
      { ...who, event: 'emailChangeBegun' },
      { ...who, event: 'passwordChanged' },
    ]);
    host.securityLines.length = 0;
    await host.send(validateEmail, { encryptedUserData: await mailedToken() });
    expect(lines()).toEqual([
      { ...who, event: 'emailChanged' },
      { ...who, event: 'emailVerified', call: 'validateEmail' },
    ]);
    const written = host.securityLines.join();
    expect(written).not.toMatch(/maya|Fresh-start|Juniper|wrong/i);
  });
});

it('is appended to a file beside the database that only its owner can read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-'));
  const databaseUrl = `file:${join(folder, 'api.db')}`;
  const api = await startApi({ databaseUrl }, { seed: { passwordCost: 2 } });
  try {
    const signIn = { method: 'POST', body: '{"Username":"maya","Password":"wrong"}' };
    await api.app.request('/api/login/userlogin', signIn);
    const path = join(folder, 'api.db-security.log');
    expect(await readFile(path, 'utf8')).toMatch(/^\{"time":.*"event":"signInRefused".*\}\n$/);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  } finally {
    api.close();
    await rm(folder, { recursive: true });
  }
});
