import {
  accountList,
  activateAccount,
  answerSecretQuestion,
  checkTokenExpiration,
  recoveryQuestion,
  resetPassword,
  tokenLogin,
  userLogin,
  validateCode,
} from '@portico/contract';
import { localDate } from '@portico/rules';
import { object, parse, string } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApi } from '../../create-api';
import { createTestHost, firstDay, type TestHost } from '../../testing/test-host';
import { borrowerById } from '../borrower-store';
import { invite } from '../registration/invitation-store';
import { signIn } from '../sign-in/sign-in';
import {
  hashToken,
  issueSessionToken,
  issueSingleUseToken,
  redeemSingleUseToken,
} from '@portico/server/parts';

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
  return host.close;
});

const newPassword = 'Lantern-road-52';
const elsewhere = { Origin: 'https://lender.example', 'Sec-Fetch-Site': 'cross-site' };

type Person = { readonly username: string; readonly id: number; readonly password: string };
const maya: Person = { username: 'maya', id: 1001, password: 'Juniper-14-road' };
const grace: Person = { username: 'grace', id: 1010, password: 'Starter-key-90' };

const linksTo = async (to: string) =>
  (await host.services.mail.sent())
    .filter((mail) => mail.to === to)
    .flatMap(({ text }) => /forcePasswordChange\/([\w-]+)/.exec(text)?.[1] ?? []);

/** Recovers the password by its secret answer; resolves to the token of the mailed link. */
async function recover({ username }: Person): Promise<string> {
  const { body } = await host.send(recoveryQuestion, {
    emailAddress: `${username}@example.com`,
    servicingBranch: '12',
    dateOfBirth: localDate('1985-04-17'),
    zipCode: '52401',
  });
  const credentials = object({ LogonName: string(), CredentialExpiration: string() });
  const { LogonName, CredentialExpiration } = parse(credentials, body['Credentials']);
  await host.send(answerSecretQuestion, {
    logonName: LogonName,
    credentialExpiration: CredentialExpiration,
    secretAnswer: 'Biscuit',
  });
  const [newest = ''] = await linksTo(`${username}@example.com`);
  return newest;
}

/** Signs in up to the code step, trusting the device. */
async function afterCode({ username }: Person) {
  const sent = await host.logIn(username);
  const answer = await host.send(
    validateCode,
    { userId: username, code: await host.newestCode(), createTrustedDevice: true },
    { token: host.tokenOf(sent), headers: elsewhere },
  );
  return {
    token: host.tokenOf(answer),
    device: String(answer.body['TrustedDeviceToken']),
    changePasswordToken: String(sent.body['ChangePasswordToken']),
  };
}

/** Every way to change a password; resolves to the token of the session that continues, if any. */
const ways: readonly [string, Person, (person: Person) => Promise<string | undefined>][] = [
  [
    'a mailed link',
    maya,
    async (person) => {
      const enc = await recover(person);
      expect((await host.send(resetPassword, { enc, password: newPassword })).codes).toEqual([]);
      return undefined;
    },
  ],
  [
    'the step of a sign-in',
    grace,
    async (person) => {
      const { token, changePasswordToken: enc } = await afterCode(person);
      const answer = await host.send(resetPassword, { enc, password: newPassword }, { token });
      expect(answer.codes).toEqual([]);
      return host.tokenOf(answer);
    },
  ],
];

describe.each(ways)('a password changed by %s', (_title, person, change) => {
  it('[POR-029] ends every session but the one that changed it', async () => {
    const { token: other } = await afterCode(person);
    const goesOn = await change(person);
    expect((await host.send(accountList, undefined, { token: other })).status).toBe(401);
    if (goesOn === undefined) return;
    expect((await host.send(accountList, undefined, { token: goesOn })).status).toBe(200);
  });

  it('[POR-029] voids every other link and token that gives access', async () => {
    const { changePasswordToken, token: session } = await afterCode(person);
    const earlier = await recover(person);
    const now = host.services.clock();
    const issue = (purpose: 'signIn' | 'application') =>
      host.database.write((tx) => issueSingleUseToken(tx, purpose, person.id, now));
    const owner = { borrowerId: person.id, tokenHash: hashToken(session) };
    const [single, passable, form] = [
      await issue('signIn'),
      await host.database.write((tx) => issueSessionToken(tx, 'passable', owner, now)),
      await issue('application'),
    ];
    await change(person);
    expect((await host.send(checkTokenExpiration, { token: earlier })).body['Expired']).toBe(true);
    const again = await host.send(resetPassword, { enc: earlier, password: 'Meadow-lark-88' });
    expect(again.codes).toEqual(['Expired']);
    const step = { enc: changePasswordToken, password: 'Meadow-lark-88' };
    expect((await host.send(resetPassword, step)).codes).toEqual(['Expired']);
    const login = await host.send(tokenLogin, { token: single });
    expect(login.body['IsLoggedIn']).toBe(false);
    for (const [purpose, token] of [
      ['passable', passable],
      ['application', form],
    ] as const) {
      const owner = host.database.write((tx) => redeemSingleUseToken(tx, purpose, token, now));
      expect(await owner).toBeUndefined();
    }
  });

  it('[POR-029] ends the trust in every device', async () => {
    const { device } = await afterCode(person);
    await change(person);
    const login = await host.send(userLogin, {
      username: person.username,
      password: newPassword,
      trustedDeviceTokens: { [person.id]: device },
    });
    expect(login.body).toMatchObject({ IsLoggedIn: true, IsTrustedDevice: false });
  });

  it('[POR-029] is reported to the borrower by mail, without a link or the password', async () => {
    await change(person);
    const [notice] = await host.services.mail.sent();
    expect(notice).toMatchObject({
      to: `${person.username}@example.com`,
      subject: 'Your password was changed',
    });
    expect(notice?.text).not.toContain(newPassword);
    expect(notice?.text).not.toContain('http');
  });

  it('[POR-029] does not affect other borrowers', async () => {
    const token = await host.signIn('hanna');
    await change(person);
    expect((await host.send(accountList, undefined, { token })).status).toBe(200);
  });
});

it('[POR-029] a password is changed also when its notice cannot be delivered, which is reported', async () => {
  const enc = await recover(maya);
  const failures: unknown[] = [];
  const app = createApi({
    database: host.database,
    key: Buffer.alloc(32),
    clock: host.services.clock,
    onError: (error) => failures.push(error),
    deliver: async () => {
      throw new Error('No server');
    },
  });
  const response = await app.request(resetPassword.path, {
    method: 'POST',
    body: JSON.stringify({ Enc: enc, Password: newPassword }),
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ HasNoErrors: true });
  expect(failures).toHaveLength(1);
});

it('[POR-029] a sign-in fails if the password is changed during it', async () => {
  const borrower = await borrowerById(host.database, maya.id);
  const enc = await recover(maya);
  await host.send(resetPassword, { enc, password: newPassword });
  const request = {
    ip: '127.0.0.1',
    today: firstDay(),
    language: 'en' as const,
    now: host.services.clock(),
    sameOrigin: false,
    device: undefined,
    origin: undefined,
    host: 'lender.example',
    idempotencyKey: undefined,
    session: undefined,
    cookies: {},
    setCookie: () => undefined,
    concerns: () => undefined,
  };
  expect(await signIn(host.services, borrower, request, { by: 'password' })).toMatchObject({
    ok: false,
    error: { code: 'Invalid' },
  });
});

it('[POR-029] a first password voids other invitations of its username, and is reported by mail', async () => {
  const ines = { username: 'ines.k', name: 'Ines Kay', branch: '12', standing: 'active' } as const;
  const invited = (email: string) =>
    host.database.write((tx) => invite(tx, { ...ines, email }, host.services.clock()));
  const [token, other] = [await invited('ines.k@example.com'), await invited('old@example.com')];
  const opened = await host.send(activateAccount, { token, password: newPassword });
  expect(opened.body).toMatchObject({ UserName: 'ines.k' });
  const again = await host.send(activateAccount, { token: other, password: newPassword });
  expect(again.codes).toEqual(['Expired']);
  const [notice] = await host.services.mail.sent();
  expect(notice).toMatchObject({
    to: 'ines.k@example.com',
    subject: 'Your online access was opened',
  });
});
