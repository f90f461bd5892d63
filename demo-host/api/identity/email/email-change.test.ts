import {
  answerSecretQuestion,
  checkTokenExpiration,
  giveProof,
  profile,
  recoveryQuestion,
  resetPassword,
  sendProofCode,
  updateProfile,
  userLogin,
  validateCode,
  validateEmail,
} from '@portico/contract';
import { localDate } from '@portico/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSignedInHost, day, type TestHost } from '../../testing/test-host';
import { issueSingleUseToken } from '@portico/server/parts';
import { formerEmailTime } from './email-change';

const maya = 1001;
const old = 'maya@example.com';
const another = 'maya.new@example.com';
const password = 'Juniper-14-road';

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('maya'));
  return host.close;
});

const enter = (emailAddress: string) =>
  host.send(updateProfile, { userInfo: { emailAddress } }, { token });

/** The token of the newest link to an address, by the route in it. */
async function linkTo(address: string, route: string): Promise<string> {
  const mails = await host.services.mail.sent();
  const mail = mails.find(({ to, text }) => to === address && text.includes(`/${route}/`));
  return new RegExp(`${route}/(\\S+)`).exec(mail?.text ?? '')?.[1] ?? '';
}

const open = (encryptedUserData: string) => host.send(validateEmail, { encryptedUserData });
const openLinkTo = async (address: string) => open(await linkTo(address, 'verifyEmail'));
const shown = async () => (await host.send(profile, undefined, { token })).body['UserInfo'];

/** Subjects of the mails to an address since the last look, the oldest first. */
async function mailsTo(address: string): Promise<readonly string[]> {
  const sent = await host.services.mail.sent();
  await host.services.mail.clear();
  return sent
    .filter(({ to }) => to === address)
    .map(({ subject }) => subject)
    .toReversed();
}

/** Asks the secret question of Maya by an e-mail address. */
const recover = (emailAddress: string) =>
  host.send(recoveryQuestion, {
    emailAddress,
    dateOfBirth: localDate('1985-04-17'),
    zipCode: '52401',
    servicingBranch: '12',
  });

describe('[POR-131] a new e-mail address', () => {
  it('counts only once the link mailed to it was opened', async () => {
    await host.services.mail.clear();
    const { body } = await enter(another);
    const waiting = { EmailAddress: old, PendingEmailAddress: another };
    expect(body['UserInfo']).toMatchObject(waiting);
    expect(await shown()).toMatchObject(waiting);
    expect(await mailsTo(old)).toEqual(['A new e-mail address was entered']);

    await host.logIn('maya');
    expect(await mailsTo(old)).toEqual(['Your security code']);
    expect((await recover(another)).codes).toEqual(['Invalid']);
    expect((await recover(old)).codes).toEqual([]);

    await enter(another);
    expect((await openLinkTo(another)).codes).toEqual([]);
    expect(await shown()).toMatchObject({ EmailAddress: another });
    expect(await shown()).not.toHaveProperty('PendingEmailAddress');
    expect((await mailsTo(old)).at(-1)).toBe('Your e-mail address was changed');
    await host.logIn('maya');
    expect(await mailsTo(another)).toEqual(['Your security code']);
  });

  it('leaves the links mailed to the old one good until then', async () => {
    const now = host.services.clock();
    const link = await host.database.write((tx) =>
      issueSingleUseToken(tx, 'newPassword', maya, now),
    );
    const isExpired = async () =>
      (await host.send(checkTokenExpiration, { token: link })).body['Expired'];
    await enter(another);
    expect(await isExpired()).toBe(false);
    await openLinkTo(another);
    expect(await isExpired()).toBe(true);
  });

  it('that is entered after it is the one that counts', async () => {
    await enter(another);
    const first = await linkTo(another, 'verifyEmail');
    await enter('third@example.com');
    expect((await open(first)).codes).toEqual(['Invalid']);
    expect(await shown()).toMatchObject({ EmailAddress: old });
    expect((await openLinkTo('third@example.com')).codes).toEqual([]);
    expect(await shown()).toMatchObject({ EmailAddress: 'third@example.com' });
  });

  it('is forgotten with its link, after a day', async () => {
    await enter(another);
    const link = await linkTo(another, 'verifyEmail');
    host.pass(day);
    expect((await open(link)).codes).toEqual(['Invalid']);
    token = await host.signIn('maya');
    expect(await shown()).not.toHaveProperty('PendingEmailAddress');
  });

  it('is forgotten when a new password ends what others may have begun', async () => {
    await enter(another);
    const userInfo = { oldPassword: password, newPassword: 'Lantern-road-52' };
    await host.send(updateProfile, { userInfo }, { token });
    expect((await openLinkTo(another)).codes).toEqual(['Invalid']);
    expect(await shown()).toMatchObject({ EmailAddress: old });
  });

  it('entered with a new password is not forgotten with the old password', async () => {
    const passwords = { oldPassword: password, newPassword: 'Lantern-road-52' };
    const userInfo = { ...passwords, emailAddress: another };
    await host.send(updateProfile, { userInfo }, { token });
    expect((await openLinkTo(another)).codes).toEqual([]);
    expect(await shown()).toMatchObject({ EmailAddress: another });
  });
});

describe('[POR-131] for a day after a change of address', () => {
  beforeEach(async () => {
    await enter(another);
    await openLinkTo(another);
    await host.services.mail.clear();
  });

  it('the address before recovers access, and the new one does not', async () => {
    expect((await recover(another)).codes).toEqual(['Invalid']);
    const { body } = await recover(old);
    const found = Object(body['Credentials']);
    await host.send(answerSecretQuestion, {
      logonName: 'maya',
      secretAnswer: 'Biscuit',
      secretQuestion: String(Reflect.get(found, 'SecretQuestion')),
      credentialExpiration: String(Reflect.get(found, 'CredentialExpiration')),
    });
    const enc = await linkTo(old, 'forcePasswordChange');
    expect(await mailsTo(another)).toEqual([]);
    const changed = await host.send(resetPassword, { enc, password: 'Lantern-road-52' });
    expect(changed.codes).toEqual([]);
    expect(await mailsTo(old)).toEqual(['Your password was changed']);
  });

  it('codes of proofs and notices go to the address before, and notices to both', async () => {
    await host.send(sendProofCode, {}, { token });
    const code = await host.newestCode();
    expect(await mailsTo(old)).toEqual(['Your security code']);
    expect((await host.send(giveProof, { code }, { token })).codes).toEqual([]);
    await host.send(updateProfile, { userInfo: { logonName: 'maya.w' } }, { token });
    const mails = await host.services.mail.sent();
    expect(mails.map(({ to, subject }) => [subject, to]).toSorted()).toEqual([
      ['Your login name was changed', another],
      ['Your login name was changed', old],
    ]);
  });

  it('a further change leaves it the first address', async () => {
    await enter('third@example.com');
    await openLinkTo('third@example.com');
    expect(await mailsTo(old)).toContain('Your e-mail address was changed');
    expect((await recover(another)).codes).toEqual(['Invalid']);
    expect((await recover(old)).codes).toEqual([]);
  });

  it('and not longer', async () => {
    host.pass(formerEmailTime);
    expect((await recover(old)).codes).toEqual(['Invalid']);
    expect((await recover(another)).codes).toEqual([]);
  });
});

describe('[POR-131] whoever has a session alone', () => {
  it('does not get the account, and the owner is told', async () => {
    await enter(another);
    await host.send(
      updateProfile,
      {
        userInfo: {
          secretAnswer: 'Mallory',
          secretQuestion: 'What was the name of your first pet?',
        },
      },
      { token },
    );
    await openLinkTo(another);
    expect((await recover(another)).codes).toEqual(['Invalid']);
    expect(await mailsTo(old)).toEqual(
      expect.arrayContaining([
        'A new e-mail address was entered',
        'Your secret question was changed',
        'Your e-mail address was changed',
      ]),
    );
    // Whoever opened the link gets the codes of sign-ins too, which are of no use without the password.
    const signedIn = await host.send(userLogin, { username: 'maya', password });
    expect(signedIn.status).toBe(200);
    const mails = await host.services.mail.sent();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([another, old]);
    const code = await host.newestCode();
    const entered = { userId: 'maya', code, createTrustedDevice: false };
    const validated = await host.send(validateCode, entered, { token: host.tokenOf(signedIn) });
    expect(validated.status).toBe(200);
  });
});
