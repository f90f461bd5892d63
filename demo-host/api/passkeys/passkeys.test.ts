import {
  accountList,
  giveProof,
  passkeyList,
  proofPasskeyOptions,
  proofWays,
  removePasskey,
  resetPassword,
  updateProfile,
  userLogin,
  validateCode,
} from '@portico/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { issueSingleUseToken, proofTime } from '@portico/server/parts';
import { everythingStored } from '../testing/everything-stored';
import { createTestHost, type TestHost } from '../testing/test-host';
import { challengeTime } from './challenge-store';
import { mostPasskeys } from './passkey-routes';
import { createAuthenticator } from './testing/authenticator';
import { challengeIn, origin, passkeyCalls } from './testing/passkey-calls';

const domain = 'www.lender.example';

let host: TestHost;
let calls: ReturnType<typeof passkeyCalls>;
let token: string;
beforeEach(async () => {
  host = await createTestHost();
  calls = passkeyCalls(host);
  token = await host.signIn('maya');
  return host.close;
});

async function listed(of = token): Promise<unknown> {
  const response = await host.fetch(passkeyList.path, { headers: { UserToken: of } });
  return response.json();
}

const newestMail = async () => (await host.services.mail.sent())[0];

describe('[POR-105] a passkey', () => {
  it('is added with a name and notified by e-mail, signs in, and is removed', async () => {
    const authenticator = await calls.add(token, 'Maya’s phone');
    expect(await listed()).toEqual([
      { PasskeyId: authenticator.id, Name: 'Maya’s phone', Added: '2026-03-02' },
    ]);
    expect(await newestMail()).toMatchObject({
      to: 'maya@example.com',
      subject: 'Your passkeys have changed',
    });

    const answer = await calls.signInBy(authenticator);
    expect(answer).toMatchObject({
      status: 200,
      body: { IsLoggedIn: true, IsTrustedDevice: true, UserName: 'maya' },
    });
    const accounts = await host.send(accountList, undefined, { token: host.tokenOf(answer) });
    expect(accounts.status).toBe(200);
    expect(await listed()).toMatchObject([{ LastUsed: '2026-03-02' }]);

    const removed = await host.send(removePasskey, { passkeyId: authenticator.id }, { token });
    expect(removed.codes).toEqual([]);
    expect(await listed()).toEqual([]);
    expect((await newestMail())?.text).toContain('was removed');
    expect(await calls.signInBy(authenticator)).toMatchObject({ status: 403, codes: ['Invalid'] });
  });

  it('of another borrower can be neither seen nor removed', async () => {
    const { id } = await calls.add(token);
    const other = await host.signIn('hanna');
    expect(await listed(other)).toEqual([]);
    const removed = await host.send(removePasskey, { passkeyId: id }, { token: other });
    expect(removed.codes).toEqual(['NotFound']);
    expect(await listed()).toHaveLength(1);
  });

  it('is asked for in a way that reveals neither usernames nor passkeys', async () => {
    await calls.add(token);
    const { body } = await calls.askToSignIn();
    expect(body['Options']).toMatchObject({ rpId: domain, userVerification: 'required' });
    expect(JSON.stringify(body)).not.toContain('allowCredentials');
  });

  it('that is stored already is among those the browser must not offer again', async () => {
    const { id } = await calls.add(token);
    const { body } = await calls.askToAdd(token);
    expect(body['Options']).toMatchObject({ excludeCredentials: [{ id }], rp: { id: domain } });
  });

  it('cannot be added twice, nor more of them than allowed', async () => {
    const same = createAuthenticator();
    const add = async (authenticator = createAuthenticator()) => {
      const challenge = challengeIn(await calls.askToAdd(token));
      const credential = authenticator.create({ challenge, origin, domain });
      return (await calls.sendNew(token, credential)).codes;
    };
    expect(await add(same)).toEqual([]);
    expect(await add(same)).toEqual(['AlreadyRegistered']);
    for (let n = 1; n < mostPasskeys; n += 1) expect(await add()).toEqual([]);
    expect(await add()).toEqual(['TooMany']);
  });

  it('leaves no challenge in the database that could be sent', async () => {
    const challenge = challengeIn(await calls.askToSignIn());
    expect(await everythingStored(host)).not.toContain(challenge);
  });
});

describe('a challenge', () => {
  const creation = async () => ({
    challenge: challengeIn(await calls.askToAdd(token)),
    origin,
    domain,
  });

  it('is for one use, also after a wrong answer', async () => {
    const asked = await creation();
    const authenticator = createAuthenticator();
    const unverified = authenticator.create(asked, { isVerified: false });
    expect((await calls.sendNew(token, unverified)).codes).toEqual(['Error']);
    expect((await calls.sendNew(token, authenticator.create(asked))).codes).toEqual(['Expired']);

    const known = await calls.add(token);
    const challenge = challengeIn(await calls.askToSignIn());
    const credential = known.use({ challenge, origin, domain });
    expect((await calls.sendUse(credential)).status).toBe(200);
    expect((await calls.sendUse(credential)).codes).toEqual(['Expired']);
  });

  it('expires', async () => {
    const authenticator = await calls.add(token);
    const challenge = challengeIn(await calls.askToSignIn());
    host.pass(challengeTime);
    const late = authenticator.use({ challenge, origin, domain });
    expect((await calls.sendUse(late)).codes).toEqual(['Expired']);
  });

  it('of one session adds no passkey to another', async () => {
    const asked = await creation();
    const other = await host.signIn('hanna');
    const credential = createAuthenticator().create(asked);
    expect((await calls.sendNew(other, credential)).codes).toEqual(['Expired']);
  });

  it('for adding does not sign in, and that for signing in does not add', async () => {
    const authenticator = await calls.add(token);
    const forAdding = authenticator.use(await creation());
    expect((await calls.sendUse(forAdding)).codes).toEqual(['Expired']);
    const challenge = challengeIn(await calls.askToSignIn());
    const credential = createAuthenticator().create({ challenge, origin, domain });
    expect((await calls.sendNew(token, credential)).codes).toEqual(['Expired']);
  });

  it('made up by the caller is refused', async () => {
    const authenticator = await calls.add(token);
    const own = authenticator.use({ challenge: 'bWluZQ', origin, domain });
    expect((await calls.sendUse(own)).codes).toEqual(['Expired']);
  });
});

describe('signing in by a passkey is refused', () => {
  it.each([
    ['without user verification', { isVerified: false }],
    ['with a counter that did not grow, as that of a copy', { counter: 1 }],
    ['with the answer of another ceremony', { type: 'webauthn.create' }],
  ])('%s', async (_title, changes) => {
    const authenticator = await calls.add(token);
    expect((await calls.signInBy(authenticator)).status).toBe(200);
    expect(await calls.signInBy(authenticator, changes)).toMatchObject({
      status: 403,
      codes: ['Invalid'],
    });
  });

  it('with the signature of another key', async () => {
    const known = await calls.add(token);
    const challenge = challengeIn(await calls.askToSignIn());
    const forged = createAuthenticator().use({ challenge, origin, domain });
    const credential = { ...forged, id: known.id, rawId: known.id };
    expect((await calls.sendUse(credential)).codes).toEqual(['Invalid']);
  });

  it('when another page obtained the signature', async () => {
    const authenticator = await calls.add(token);
    const evil = 'https://www.lender.example.evil.example';
    const challenge = challengeIn(await calls.askToSignIn());
    const relayed = authenticator.use({ challenge, origin: evil, domain });
    expect((await calls.sendUse(relayed)).codes).toEqual(['Invalid']);
    expect((await calls.askToSignIn(evil)).codes).toEqual(['NotOffered']);
    const another = challengeIn(await calls.askToSignIn());
    const use = authenticator.use({ challenge: another, origin: evil, domain });
    expect((await calls.sendUse(use, evil)).codes).toEqual(['Invalid']);
  });

  it.each([undefined, null, 'text', {}, { id: 'x', rawId: 'x', type: 'public-key', response: {} }])(
    'with %j in place of a credential',
    async (credential) => {
      expect((await calls.sendUse(credential)).codes).toEqual(['Invalid']);
      expect((await calls.sendNew(token, credential)).codes).toEqual(['Error']);
    },
  );

  it('when it was stored for another domain', async () => {
    const authenticator = await calls.add(token);
    await host.database.run("UPDATE passkeys SET domain = 'lender.example'");
    expect((await calls.signInBy(authenticator)).codes).toEqual(['Invalid']);
  });

  it.each([
    ['restricted', 'Restricted'],
    ['notAllowed', 'LogonNotAllowed'],
  ])('for a borrower whose logon is %s', async (standing, code) => {
    const authenticator = await calls.add(token);
    await host.database.run('UPDATE borrowers SET standing = ? WHERE username = ?', [
      standing,
      'maya',
    ]);
    expect((await calls.signInBy(authenticator)).codes).toEqual([code]);
  });

  it('where the lender has locked the logon, but not by wrong passwords', async () => {
    const authenticator = await calls.add(token);
    await lockOut('maya');
    expect((await host.logIn('maya')).codes).toEqual(['LockedOnBadPassword']);
    expect((await calls.signInBy(authenticator)).status).toBe(200);
    const { limits } = host.services;
    await host.database.write((tx) => limits.block(tx, { limit: 'wrongPassword', by: 'maya' }));
    expect((await calls.signInBy(authenticator)).codes).toEqual(['LockedOnBadPassword']);
  });

  it('during maintenance', async () => {
    const authenticator = await calls.add(token);
    await host.changeSetting('maintenanceMode', 'true', 'host');
    expect((await calls.signInBy(authenticator)).codes).toEqual(['maintenanceModeEnabled']);
  });
});

async function lockOut(username: string): Promise<void> {
  const body = JSON.stringify({ username, password: 'wrong' });
  const headers = { 'Content-Type': 'application/json' };
  for (let n = 0; n < 5; n += 1) {
    await host.fetch('/api/login/userlogin', { method: 'POST', body, headers });
  }
}

describe('the other steps of a sign-in', () => {
  it.each([
    [
      'a password that has to be changed',
      "UPDATE borrowers SET must_change_password = 1 WHERE username = 'maya'",
      { MustChangePassword: true },
    ],
    ['agreements', 'DELETE FROM agreement_log', { WebAgreementLogs: [] }],
  ])('follow: %s', async (_title, sql, facts) => {
    const authenticator = await calls.add(token);
    await host.database.run(sql);
    const answer = await calls.signInBy(authenticator);
    expect(answer).toMatchObject({ status: 200, body: facts });
    const accounts = await host.send(accountList, undefined, { token: host.tokenOf(answer) });
    expect(accounts.status).toBe(401);
  });
});

describe('passkeys are not offered', () => {
  it('when the lender has not turned them on; one added before does not sign in', async () => {
    const authenticator = await calls.add(token);
    const challenge = challengeIn(await calls.askToSignIn());
    await host.changeSetting('profileOptions.usePasskeysOption', 'false');
    expect((await calls.askToAdd(token)).codes).toEqual(['NotOffered']);
    expect((await calls.askToSignIn()).codes).toEqual(['NotOffered']);
    const use = authenticator.use({ challenge, origin, domain });
    expect((await calls.sendUse(use)).codes).toEqual(['Invalid']);
  });

  it.each([
    'https://other.example',
    'http://www.lender.example',
    'https://192.0.2.1',
    'https://[2001:db8::1]',
    'null',
  ])('on pages of %s', async (page) => {
    expect((await calls.askToSignIn(page)).codes).toEqual(['NotOffered']);
  });
});

describe('[POR-132] a password reset by a mailed link', () => {
  const newPassword = 'Lantern-road-52';
  const reset = async () => {
    const enc = await host.database.write((tx) =>
      issueSingleUseToken(tx, 'newPassword', 1001, host.services.clock()),
    );
    return host.send(resetPassword, { enc, password: newPassword });
  };

  it('leaves no passkey, session or trusted device of before usable, and the mail says so', async () => {
    const authenticator = await calls.add(token);
    const challenge = challengeIn(await calls.askToSignIn());
    const other = await calls.add(await host.signIn('hanna'));
    const entered = { userId: 'maya', createTrustedDevice: true };
    const preauth = host.tokenOf(await host.logIn('maya'));
    const code = await host.newestCode();
    const device = await host.send(validateCode, { ...entered, code }, { token: preauth });

    expect((await reset()).codes).toEqual([]);
    const begun = authenticator.use({ challenge, origin, domain });
    expect((await calls.sendUse(begun)).codes).toEqual(['Invalid']);
    expect((await calls.signInBy(authenticator)).codes).toEqual(['Invalid']);
    expect((await host.send(accountList, undefined, { token })).status).toBe(401);
    const trustedDeviceTokens = { '1001': String(device.body['TrustedDeviceToken']) };
    const again = { username: 'maya', password: newPassword, trustedDeviceTokens };
    expect((await host.send(userLogin, again)).body).toMatchObject({ IsTrustedDevice: false });
    expect((await calls.signInBy(other)).status).toBe(200);

    const mail = (await host.services.mail.sent()).find(({ subject }) => /password/.test(subject));
    expect(mail).toMatchObject({ to: 'maya@example.com', subject: 'Your password was changed' });
    expect(mail?.text).toContain('signed out everywhere else');
    expect(mail?.text).toContain('every device is asked for a security code again');
    expect(mail?.text).toContain('Your passkeys were removed');
  });

  it('is mailed without a word of passkeys to a borrower who has none', async () => {
    await reset();
    expect((await newestMail())?.subject).toBe('Your password was changed');
    expect((await newestMail())?.text).not.toContain('passkey');
  });

  it('removes them, a new password chosen in the profile does not, and the mail says so', async () => {
    const authenticator = await calls.add(token);
    const userInfo = { oldPassword: 'Juniper-14-road', newPassword };
    await host.send(updateProfile, { userInfo }, { token });
    expect((await newestMail())?.text).toContain('Your passkeys still sign you in');
    expect((await calls.signInBy(authenticator)).status).toBe(200);
  });
});

describe('a passkey as a recent proof', () => {
  const from = () => ({ token, headers: { Origin: origin } });
  const ask = () => host.send(proofPasskeyOptions, {}, from());
  const give = (credential: unknown) => host.send(giveProof, { credential }, from());
  const remove = () => host.send(removePasskey, { passkeyId: 'none' }, { token });

  it('proves who uses the session', async () => {
    expect((await ask()).codes).toEqual(['NotOffered']);
    const authenticator = await calls.add(token);
    host.pass(proofTime);
    expect((await remove()).codes).toEqual(['ProofRequired']);
    const ways = await host.send(proofWays, undefined, from());
    expect(ways.body['Methods']).toEqual(['Passkey', 'Password', 'Code']);
    const asked = await ask();
    expect(asked.body['Options']).toMatchObject({
      rpId: domain,
      userVerification: 'required',
      allowCredentials: [{ id: authenticator.id }],
    });
    const use = authenticator.use({ challenge: challengeIn(asked), origin, domain });
    expect(await give(use)).toMatchObject({ codes: [], body: { SecondsValid: 300 } });
    expect((await remove()).codes).toEqual(['NotFound']);
    expect((await give(use)).codes).toEqual(['Expired']);
  });

  it('is offered to pages of the API’s own origin, which send no Origin header', async () => {
    await calls.add(token);
    const ways = await host.fetch(`${origin}${proofWays.path}`, {
      headers: { UserToken: token, 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(await ways.json()).toMatchObject({ Methods: ['Passkey', 'Password', 'Code'] });
  });

  it('is not that of another borrower, of another session, or of a sign-in', async () => {
    const authenticator = await calls.add(token);
    const hannas = await calls.add(await host.signIn('hanna'));
    const challenge = challengeIn(await ask());
    expect((await give(hannas.use({ challenge, origin, domain }))).codes).toEqual(['Invalid']);
    const ofSignIn = challengeIn(await calls.askToSignIn());
    const signsIn = authenticator.use({ challenge: ofSignIn, origin, domain });
    expect((await give(signsIn)).codes).toEqual(['Expired']);
    const elsewhere = challengeIn(await ask());
    token = await host.signIn('maya');
    const moved = authenticator.use({ challenge: elsewhere, origin, domain });
    expect((await give(moved)).codes).toEqual(['Expired']);
  });

  it('is the sign-in by it too', async () => {
    const authenticator = await calls.add(token);
    host.pass(proofTime);
    token = host.tokenOf(await calls.signInBy(authenticator));
    expect((await remove()).codes).toEqual(['NotFound']);
  });
});
