import {
  accountAlerts,
  changeContactInfo,
  changeTextSubscriptions,
  endSessions,
  giveProof,
  passkeyRegistrationOptions,
  profile,
  proofWays,
  registerPasskey,
  removePasskey,
  sendProofCode,
  setTaxFormDelivery,
  tokenLogin,
  updateProfile,
  validateCode,
  type Call,
  type InputOf,
} from '@portico/contract';
import { callsThatMayNeedProof } from '@portico/contract/openapi';
import { looseObject } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { alertsOf } from '../../accounts/alerts-store';
import { origin } from '../../passkeys/testing/passkey-calls';
import { userAlertsOf } from '../../profile/user-alerts-store';
import { consentWording } from '../../tax-forms/delivery-wording';
import { autoLoan } from '../../testing/payment';
import { createSignedInHost, type Answer, type TestHost } from '../../testing/test-host';
import { codeTime, issueSingleUseToken, proofTime } from '@portico/server/parts';

const maya = 1001;
const phone = '3195550148';
const password = 'Juniper-14-road';
const question = 'What was the name of your first pet?';

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('maya'));
  await host.changeSetting('profileOptions.usePasskeysOption', 'true');
  return host.close;
});

type Update = InputOf<typeof updateProfile>;

const update = (input: Update) => host.send(updateProfile, input, { token });
const inform = (userInfo: Update['userInfo']) => update({ userInfo });
const call = (number: string, optInToTexting = true) =>
  update({
    personalInfo: {
      address: null,
      phoneNumbers: [{ phoneNumber: number, primary: true, optInToTexting, phoneIndex: 0 }],
    },
  });
async function saveAlerts(isOn: boolean): Promise<Answer> {
  const { emailAlerts, textAlerts } = await alertsOf(host.database, autoLoan);
  return host.send(
    accountAlerts,
    {
      accountNumber: autoLoan,
      emailAlerts: { ...emailAlerts, alertLoanDelinquent: isOn },
      textAlerts,
    },
    { token },
  );
}
const text = (optInAccount: boolean, to = phone, brandingId = 'CVC') =>
  host.send(
    changeTextSubscriptions,
    { phoneNumber: to, options: [{ brandingId, optInAccount, optInMarketing: null }] },
    { token },
  );
const ofPage = () => ({ token, headers: { Origin: origin } });

/** Turns an alert of the user on or off. */
async function alert(isOn: boolean): Promise<Answer> {
  const read = await userAlertsOf(host.database, maya);
  const emailAlerts = { ...read.emailAlerts, passwordChanged: isOn };
  return update({ userAlertsInfo: { ...read, emailAlerts }, alertsAreDirty: true });
}

/** Prepares, while the sign-in still counts as a proof. */
const nothing = () => Promise.resolve();

type Change = {
  readonly name: string;
  readonly of: Call;
  readonly prepare: () => Promise<unknown>;
  readonly make: () => Promise<Answer>;
  /** The code of the change after the proof, where the test sends no valid one. */
  readonly then?: string;
  /** The subject of the notice. */
  readonly told?: string;
};

const changes: readonly Change[] = [
  {
    name: 'the login name',
    of: updateProfile,
    prepare: nothing,
    make: () => inform({ logonName: 'maya.w' }),
    told: 'Your login name was changed',
  },
  {
    name: 'the e-mail address',
    of: updateProfile,
    prepare: nothing,
    make: () => inform({ emailAddress: 'new@example.com' }),
    told: 'A new e-mail address was entered',
  },
  {
    name: 'the answer to the secret question',
    of: updateProfile,
    prepare: nothing,
    make: () => inform({ secretQuestion: question, secretAnswer: 'Rex' }),
    told: 'Your secret question was changed',
  },
  {
    name: 'the telephone number',
    of: updateProfile,
    prepare: nothing,
    make: () => call('3195550177'),
    told: 'Your telephone number was changed',
  },
  {
    name: 'texts to a telephone, off',
    of: updateProfile,
    prepare: nothing,
    make: () => call(phone, false),
    told: 'Alerts were turned off',
  },
  {
    name: 'a telephone number, by a request to the lender',
    of: changeContactInfo,
    prepare: nothing,
    make: () =>
      host.send(
        changeContactInfo,
        {
          accountNumbers: [autoLoan],
          phoneNumber1: { oldPhoneNumber: '(319) 555-0148', newPhoneNumber: '(319) 555-0177' },
        },
        { token },
      ),
    told: 'A new telephone number was entered',
  },
  {
    name: 'an alert of the user, off',
    of: updateProfile,
    prepare: () => alert(true),
    make: () => alert(false),
    told: 'Alerts were turned off',
  },
  {
    name: 'an alert of an account, off',
    of: accountAlerts,
    prepare: () => saveAlerts(true),
    make: () => saveAlerts(false),
    told: 'Alerts were turned off',
  },
  {
    name: 'text messages about the account, off',
    of: changeTextSubscriptions,
    prepare: () => text(true),
    make: () => text(false),
    told: 'Alerts were turned off',
  },
  {
    name: 'text messages to another telephone',
    of: changeTextSubscriptions,
    prepare: nothing,
    make: () => text(true, '3195550177'),
  },
  {
    name: 'a passkey that is being prepared',
    of: passkeyRegistrationOptions,
    prepare: nothing,
    make: () => host.send(passkeyRegistrationOptions, {}, ofPage()),
  },
  {
    name: 'a new passkey',
    of: registerPasskey,
    prepare: nothing,
    make: () => host.send(registerPasskey, { name: 'Phone', credential: {} }, ofPage()),
    then: 'Error',
  },
  {
    name: 'a passkey, removed',
    of: removePasskey,
    prepare: nothing,
    make: () => host.send(removePasskey, { passkeyId: 'none' }, { token }),
    then: 'NotFound',
  },
  {
    name: 'tax forms without paper',
    of: setTaxFormDelivery,
    prepare: nothing,
    make: () =>
      host.send(
        setTaxFormDelivery,
        { format: 'ElectronicOnly', wordingHash: consentWording('en').wordingHash },
        { token },
      ),
    told: 'Your tax forms no longer come on paper',
  },
  {
    name: 'the other sessions',
    of: endSessions,
    prepare: () => host.signIn('maya'),
    make: () => host.send(endSessions, {}, { token }),
    told: 'You were signed out elsewhere',
  },
];

const stored = [
  'borrowers',
  'pending_emails',
  'phones',
  'user_alerts',
  'account_alerts',
  'text_subscriptions',
  'contact_changes',
  'passkeys',
  'passkey_challenges',
  'tax_form_deliveries',
  'outbox',
];

/** Everything that a change could have changed, the mails and the number of sessions included. */
async function everything(): Promise<string> {
  const rows = (columns: string, table: string) =>
    host.database.all(looseObject({}), `SELECT ${columns} FROM ${table} ORDER BY 1`);
  const tables = await Promise.all(stored.map((table) => rows('*', table)));
  return JSON.stringify([tables, await rows('token_hash', 'sessions')]);
}

const give = (input: Partial<InputOf<typeof giveProof>>, as = token) =>
  host.send(giveProof, input, { token: as });

describe('a change that needs a recent proof', () => {
  it.each(changes.map((change) => [change.name, change] as const))(
    '[POR-131] %s: is refused and changes nothing, then goes through, and its owner is told',
    async (_name, { prepare, make, then, told }) => {
      await prepare();
      host.pass(proofTime);
      const before = await everything();
      expect((await make()).codes).toEqual(['ProofRequired']);
      expect(await everything()).toBe(before);

      expect(await give({ password })).toMatchObject({ codes: [], body: { SecondsValid: 300 } });
      await host.services.mail.clear();
      expect((await make()).codes).toEqual(then === undefined ? [] : [then]);
      const mails = (await host.services.mail.sent()).filter(({ to }) => to === 'maya@example.com');
      expect(mails.map(({ subject }) => subject)).toEqual(told === undefined ? [] : [told]);
      for (const mail of mails) expect(mail.text).not.toMatch(/http|new@example|555-?0177|Rex/);
    },
  );

  it('is one of the calls that the contract lists', () => {
    // The host takes a first question only within the sign-in; a refund is tested with the requests.
    const listed = callsThatMayNeedProof.map(({ name }) => name);
    const tested = new Set(changes.map(({ of }) => of.name));
    expect(listed.filter((name) => !tested.has(name))).toEqual([
      'setPasswordQuestion',
      'submitRequest',
    ]);
  });

  it('[POR-131] is told whatever the alerts say', async () => {
    const read = await userAlertsOf(host.database, maya);
    await update({ userAlertsInfo: { ...read, turnOffAllAlerts: true }, alertsAreDirty: true });
    await host.services.mail.clear();
    for (const { told, make } of changes.filter(({ told }) => told?.startsWith('Your'))) {
      await make();
      expect((await host.services.mail.sent()).map(({ subject }) => subject)).toContain(told);
    }
    await inform({ oldPassword: password, newPassword: 'Lantern-road-52' });
    expect((await host.services.mail.sent())[0]?.subject).toBe('Your password was changed');
  });

  it('is refused as a whole where only a part of it needs the proof', async () => {
    host.pass(proofTime);
    const address = {
      address1: '2 Mill Street',
      city: 'Cedar Rapids',
      state: 'IA',
      zipCode: '52401',
    };
    const before = await everything();
    const answer = await update({
      personalInfo: {
        address,
        phoneNumbers: [
          { phoneNumber: '3195550177', primary: true, optInToTexting: true, phoneIndex: 0 },
        ],
      },
    });
    expect(answer.codes).toEqual(['ProofRequired']);
    expect(await everything()).toBe(before);
    const alone = await update({ personalInfo: { address, phoneNumbers: [] } });
    expect(alone.codes).toEqual([]);
  });

  it.each([
    ['an alert of the user, on', () => alert(true)],
    ['an alert of an account, on', () => saveAlerts(true)],
    ['text messages to a known telephone', () => text(true, phone, 'CVI')],
    [
      'user information as it is',
      () => inform({ logonName: 'maya', emailAddress: 'maya@example.com' }),
    ],
    [
      'a new password, with the current one',
      () => inform({ oldPassword: password, newPassword: 'Lantern-road-52' }),
    ],
    [
      'an e-mail address, with the current password and a new one',
      () =>
        inform({
          emailAddress: 'new@example.com',
          oldPassword: password,
          newPassword: 'Lantern-road-52',
        }),
    ],
  ])('is not: %s', async (_title, make) => {
    await alert(false);
    await saveAlerts(false);
    host.pass(proofTime);
    expect((await make()).codes).toEqual([]);
  });
});

describe('a proof', () => {
  const change = () => inform({ logonName: 'maya.w' });

  it('counts for five minutes by the server’s clock, as a sign-in does', async () => {
    host.pass(proofTime - 1);
    expect((await change()).codes).toEqual([]);
    host.pass(1);
    expect((await inform({ logonName: 'maya' })).codes).toEqual(['ProofRequired']);
    await give({ password });
    host.pass(proofTime - 1);
    expect((await inform({ logonName: 'maya' })).codes).toEqual([]);
    host.pass(1);
    expect((await change()).codes).toEqual(['ProofRequired']);
  });

  it('counts for its session alone', async () => {
    const other = await host.signIn('maya');
    host.pass(proofTime);
    await give({ password }, other);
    expect((await change()).codes).toEqual(['ProofRequired']);
  });

  it('is not a token of another site', async () => {
    const sso = await host.database.write((tx) =>
      issueSingleUseToken(tx, 'signIn', maya, host.services.clock()),
    );
    await host.changeSetting('loginOptions.useMultiFactorOption', 'false');
    const answer = await host.send(tokenLogin, { token: sso, deviceID: '' });
    token = host.tokenOf(answer);
    expect((await change()).codes).toEqual(['ProofRequired']);
  });

  it('is the code of the sign-in, also after a long wait for it', async () => {
    const preauth = host.tokenOf(await host.logIn('maya'));
    host.pass(proofTime);
    const code = await host.newestCode();
    const entered = { userId: 'maya', code, createTrustedDevice: false };
    token = host.tokenOf(await host.send(validateCode, entered, { token: preauth }));
    expect((await change()).codes).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['two of the three', { password, code: '123456' }],
  ])('is refused as %s', async (_title, input) => {
    expect((await give(input)).codes).toEqual(['Error']);
  });

  it('by a wrong password counts like a wrong sign-in, ends no session, and is limited', async () => {
    host.pass(proofTime);
    for (let n = 1; n < 5; n += 1) {
      expect((await give({ password: `Wrong-${n}` })).codes).toEqual(['Invalid']);
    }
    expect((await give({ password: 'Wrong-5' })).codes).toEqual(['LockedOnBadPassword']);
    expect((await give({ password })).codes).toEqual(['LockedOnBadPassword']);
    expect((await host.logIn('maya')).codes).toEqual(['LockedOnBadPassword']);
    expect((await host.send(profile, undefined, { token })).status).toBe(200);
    expect((await change()).codes).toEqual(['ProofRequired']);
  });

  it('by a code is mailed to the address on file, good once, and limited', async () => {
    host.pass(proofTime);
    const ways = await host.send(proofWays, undefined, { token });
    expect(ways.body).toMatchObject({ Methods: ['Password', 'Code'] });
    expect(ways.body['CodeSentTo']).toMatch(/^m\S+@example\.com$/);
    expect(ways.body['CodeSentTo']).not.toBe('maya@example.com');
    expect((await host.send(sendProofCode, {}, { token })).codes).toEqual([]);
    expect((await host.services.mail.sent())[0]?.to).toBe('maya@example.com');
    const code = await host.newestCode();
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await give({ code: wrong })).codes).toEqual(['CodeInvalid']);
    expect((await give({ code })).codes).toEqual([]);
    expect((await change()).codes).toEqual([]);
    expect((await give({ code })).codes).toEqual(['CodeInvalid']);

    await host.send(sendProofCode, {}, { token });
    host.pass(codeTime / 2);
    await host.send(profile, undefined, { token });
    host.pass(codeTime / 2);
    expect((await give({ code: await host.newestCode() })).codes).toEqual(['CodeExpired']);
    await host.send(sendProofCode, {}, { token });
    for (let n = 1; n < 5; n += 1) await give({ code: 'wrong' });
    expect((await give({ code: 'wrong' })).codes).toEqual(['MaxAttemptsReached']);
    expect((await host.send(profile, undefined, { token })).status).toBe(200);
  });

  it('by a code is limited in its mails too', async () => {
    const codes = [];
    for (let n = 0; n < 6; n += 1)
      codes.push((await host.send(sendProofCode, {}, { token })).codes[0]);
    expect(codes.at(-1)).toBe('MaxAttemptsReached');
  });

  it('by the code of a sign-in under way is none', async () => {
    await host.logIn('maya');
    expect((await give({ code: await host.newestCode() })).codes).toEqual(['CodeInvalid']);
  });
});
