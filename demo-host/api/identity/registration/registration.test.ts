import { accountList, apply, register, userLogin, validateCode } from '@portico/contract';
import { object, string } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { lenderAddress } from '../../messages/message-store';
import { everythingStored } from '../../testing/everything-stored';
import { registrationOf } from '../../testing/registration';
import { createTestHost, minute, type TestHost } from '../../testing/test-host';

const maxFailures = 5;
const lockTime = 15 * minute;

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
  await set({
    'registrationOptions.verifyEmailOption': 'false',
    'loginOptions.useSsnValidationOption': 'false',
    'loginOptions.useCustomerCredentialsOption': 'false',
  });
  return host.close;
});

type Patch = Parameters<typeof registrationOf>[1];

const set = (values: Readonly<Record<string, string>>) =>
  host.services.settings.change(
    Object.entries(values).map(([key, value]) => ({ bucket: 'shared', key, value })),
  );
/** Every agreement of registration, accepted. */
const agreements = [11_337, 11_338].map((agreementType) => ({ agreedTo: true, agreementType }));
const send = (name: string, patch: Patch = {}) =>
  host.send(register, registrationOf(name, { agreements, ...patch }));
const codesOf = async (name: string, patch?: Patch) => (await send(name, patch)).codes;
const signIn = (username: string, password = 'Meadow9lark') =>
  host.send(userLogin, { username, password });

describe('registering', () => {
  it('lets a borrower sign in and see their existing loan', async () => {
    expect(await send('Iris')).toMatchObject({ status: 200, body: { HasNoErrors: true } });
    const token = host.tokenOf(await signIn('iris.new'));
    const code = await host.newestCode();
    const entry = { userId: 'iris.new', code, createTrustedDevice: false };
    const validated = await host.send(validateCode, entry, { token });
    const listed = await host.send(accountList, undefined, { token: host.tokenOf(validated) });
    expect(JSON.stringify(listed.body)).toContain('0012-140033-4');
  });

  it('stores neither password nor answer nor SSN in the clear', async () => {
    await send('Iris', { secretAnswer: 'Rumpelstilt' });
    const stored = await everythingStored(host);
    for (const secret of ['Meadow9lark', 'Rumpelstilt', '900123456', '900-12-3456']) {
      expect(stored).not.toContain(secret);
    }
  });

  it.each([
    ['a deposit', 'Lena', {}],
    ['a name written otherwise', 'Lena', { lastName: 'ORTIZ' }],
    ['an account number without dashes', 'Iris', { accountNumber: '00121400334' }],
  ])('takes %s', async (_title, name, patch) => {
    expect(await codesOf(name, patch)).toEqual([]);
  });

  it('accepts the last digits of the SSN where the lender asks for these', async () => {
    await set({ 'registrationOptions.requiredSSNDigits': '4' });
    expect(await codesOf('Iris', { ssn: '3456' })).toEqual([]);
  });

  it('registers a restricted borrower, and answers Restricted', async () => {
    expect(await codesOf('Walter')).toEqual(['Restricted']);
    expect((await signIn('walter.new')).codes).toEqual(['Restricted']);
  });

  it('is refused to a person whom the lender excludes', async () => {
    expect(await codesOf('Priya')).toEqual(['RegistrationNotAllowed']);
    expect((await signIn('priya.new')).codes).toEqual(['Invalid']);
  });

  it('is refused in maintenance', async () => {
    await host.services.settings.change([
      { bucket: 'host', key: 'maintenanceMode', value: 'true' },
    ]);
    expect(await codesOf('Iris')).toEqual(['maintenanceModeEnabled']);
  });
});

describe('a visitor whose details do not match', () => {
  it.each<[string, Patch]>([
    ['an unknown account', { accountNumber: '0012-999999-9' }],
    ['another person’s account', { accountNumber: '0014-233150-7' }],
    ['the account of a registered borrower', { accountNumber: '0012-104417-3' }],
    ['the wrong account type', { accountType: 'Deposit' }],
    ['another name', { lastName: 'Calder' }],
    ['another SSN', { ssn: '900123457' }],
    ['another zip code', { zip: '52402' }],
  ])('by %s learns nothing more', async (_title, patch) => {
    expect(await codesOf('Iris', patch)).toEqual(['Invalid']);
  });

  it('gets an answer that does not reveal whether a username is taken', async () => {
    expect(await codesOf('Iris', { userName: 'maya', ssn: '900123457' })).toEqual(['Invalid']);
    expect(await codesOf('Iris', { userName: 'Maya' })).toEqual(['LoginNameExists']);
  });

  it('is locked after too many attempts, for a while', async () => {
    for (let n = 1; n < maxFailures; n += 1) await send('Iris', { ssn: '900123457' });
    expect(await codesOf('Iris', { ssn: '900123457' })).toEqual(['Failed']);
    expect(await codesOf('Iris')).toEqual(['Failed']);
    host.pass(lockTime + 1);
    expect(await codesOf('Iris')).toEqual([]);
  });

  it('gets the same answers for an account that does not exist', async () => {
    const unknown = { accountNumber: '0012-999999-9' };
    for (let n = 1; n < maxFailures; n += 1) await send('Iris', unknown);
    expect(await codesOf('Iris', unknown)).toEqual(['Failed']);
  });

  it('registers once', async () => {
    expect(await codesOf('Iris')).toEqual([]);
    expect(await codesOf('Iris', { userName: 'iris.two' })).toEqual(['Invalid']);
  });
});

describe('what is typed', () => {
  it.each<[string, Patch, string]>([
    ['no last name', { lastName: ' ' }, 'userInfo'],
    ['a last name of 46 characters', { lastName: 'x'.repeat(46) }, 'userInfo'],
    ['no e-mail address', { emailAddress: '' }, 'userInfo'],
    ['an e-mail address of 10,000 characters', { emailAddress: 'x'.repeat(10_000) }, 'userInfo'],
    ['half an account number', { accountNumber: '0012-14' }, 'AccountNumberError'],
    ['half an SSN', { ssn: '9001' }, 'SSN'],
    ['no date of birth', { dateOfBirth: undefined }, 'DateOfBirth'],
    ['an emoji for a zip code', { zip: '🙂' }, 'userInfo'],
    ['half a phone number', { phoneNumber: '319' }, 'userInfo'],
    ['no place of birth', { placeOfBirth: '' }, 'userInfo'],
    ['a question that is not offered', { secretQuestion: 'Who?' }, 'userInfo'],
    ['no secret answer', { secretAnswer: '' }, 'userInfo'],
    ['a short username', { userName: 'abc' }, 'LogonTooShort'],
    ['a username with spaces', { userName: 'iris new' }, 'userInfo'],
    ['a short password', { password: 'ab1' }, 'PasswordTooShort'],
    ['a password without a number', { password: 'abcdefghij' }, 'PasswordLettersNumbers'],
    ['the SSN as password', { password: '900-12-3456' }, 'PasswordSameSSN'],
    [
      'the username as password',
      { userName: 'iris1234', password: 'iris1234' },
      'PasswordSameUserName',
    ],
  ])('%s is refused', async (_title, patch, code) => {
    expect(await codesOf('Iris', patch)).toEqual([code]);
    expect(host.failures).toEqual([]);
  });

  it.each<[string, Patch, string]>([
    ['no capital letter', { password: 'meadow9lark' }, 'PasswordMissingCapitalLetter'],
    ['the e-mail address', { password: 'iris@example.com' }, 'PasswordMissingCapitalLetter'],
    ['the SSN', { password: '900123456' }, 'PasswordMissingCapitalLetter'],
    [
      'a part of the username',
      { password: 'Meadow9l', userName: 'Meadow9lark' },
      'PasswordEqualsPortionOfLogon',
    ],
    [
      'three in a row',
      { password: 'Meadow9999' },
      'PasswordContainsThreeOrMoreConsecutiveIdenticalCharacters',
    ],
  ])('a password with %s is refused by the rule list', async (_title, patch, code) => {
    await set({ 'loginOptions.useCustomerCredentialsOption': 'true' });
    expect(await codesOf('Iris', patch)).toEqual([code]);
  });

  it('is not required where the lender hides it', async () => {
    await set({
      'registrationOptions.hideDateOfBirthOption': 'true',
      'registrationOptions.hideZipOption': 'true',
      'registrationOptions.hidePhoneOption': 'true',
      'registrationOptions.hidePlaceOfBirthOption': 'true',
      'registrationOptions.hideDriversLicenseOption': 'true',
      'registrationOptions.hideMothersMaidenOption': 'true',
      'loginOptions.recoverCredentialsWithoutQuestionOption': 'true',
    });
    const left = { dateOfBirth: undefined, zip: undefined, phoneNumber: undefined };
    const answers = {
      placeOfBirth: undefined,
      driversLicense: undefined,
      mothersMaiden: undefined,
    };
    const question = { secretQuestion: undefined, secretAnswer: undefined };
    expect(await codesOf('Iris', { ...left, ...answers, ...question })).toEqual([]);
  });
});

describe('a question of their own', () => {
  const own = { secretQuestion: 'Who taught me to swim?' };
  it.each([
    ['is accepted where the lender allows it', 'registrationOptions.customQuestionOption', 'true'],
    ['is accepted where there is none to choose', 'loginOptions.secretQuestions', ''],
  ])('%s', async (_title, key, value) => {
    await set({ [key]: value });
    expect(await codesOf('Iris', own)).toEqual([]);
  });
});

describe('the agreements', () => {
  const terms = '/terms|2024-01-01|Terms|registration';
  it('have to be accepted, and are recorded', async () => {
    await set({ 'globalOptions.agreements': terms });
    expect(await codesOf('Iris', { agreements: [] })).toEqual(['MustAgreeToAllError']);
    const refused = [{ agreedTo: false, agreementType: 11_337 }];
    expect(await codesOf('Iris', { agreements: refused })).toEqual(['MustAgreeToAllError']);
    expect(await codesOf('Iris')).toEqual([]);
    const { body } = await signIn('iris.new');
    expect(body['WebAgreementLogs']).toMatchObject([{ Name: 'Terms' }]);
  });
});

describe('applying', () => {
  beforeEach(() =>
    set({
      'registrationOptions.noAccountNumberOption': 'true',
      'registrationOptions.applyWithoutAccountOption': 'true',
    }),
  );
  const applyAs = (patch: Patch) => {
    const { accountNumber: _none, ...input } = registrationOf('Iris', { agreements, ...patch });
    return host.send(apply, input);
  };
  const stranger = { ssn: '900881234', lastName: 'Novak' };

  it.each<[string, string]>([
    ['says nothing of it', ''],
    ['says false', 'false'],
  ])('[POR-028] is refused by the server where the setup %s', async (_title, value) => {
    await set({ 'registrationOptions.applyWithoutAccountOption': value });
    expect((await applyAs({})).codes).toEqual(['RegistrationNotAllowed']);
    expect((await applyAs(stranger)).codes).toEqual(['RegistrationNotAllowed']);
    expect((await signIn('iris.new')).codes).toEqual(['Invalid']);
  });

  it('[POR-028] does not reveal to a stranger whether an SSN, name or username is known', async () => {
    const tries: readonly Patch[] = [
      stranger,
      { ssn: '900881235', lastName: 'Lind', userName: 'maya' },
      { lastName: 'Calder' },
      { lastName: 'Kaldwell', userName: 'maya' },
      { ssn: '900550001', lastName: 'Whitfield' },
      { ssn: '900319064', lastName: 'Rahman' },
    ];
    const answers = await Promise.all(
      tries.map(async (patch) => {
        const { status, body } = await applyAs(patch);
        const login = await signIn(patch?.userName ?? 'iris.new');
        return { status, body, login: login.codes };
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, login: ['Invalid'] });
    expect(answers[0]?.body).toMatchObject({ Errors: [{ ErrorMessage: 'Restricted' }] });
  });

  it('[POR-028] pauses after the same number of attempts with a known and an invented SSN', async () => {
    for (const patch of [stranger, { lastName: 'Calder' }]) {
      for (let n = 1; n < maxFailures; n += 1) {
        expect((await applyAs(patch)).codes).toEqual(['Restricted']);
      }
      expect((await applyAs(patch)).codes).toEqual(['Failed']);
    }
  });

  it('by a stranger is mailed to the lender, with the SSN sealed and no password stored', async () => {
    await applyAs({ ...stranger, secretAnswer: 'Rumpelstilt' });
    const [mail] = await host.services.mail.sent();
    expect(mail).toMatchObject({ to: lenderAddress });
    expect(mail?.text).toContain('Iris Novak');
    const row = object({ name: string(), ssn: string(), username: string() });
    const stored = await host.database.all(row, 'SELECT * FROM access_applications');
    expect(stored).toMatchObject([{ name: 'Iris Novak', username: 'iris.new' }]);
    expect(host.services.secrets.open(stored[0]?.ssn ?? '')).toBe('900881234');
    const all = (await everythingStored(host)) + (mail?.text ?? '');
    for (const secret of ['900881234', 'Meadow9lark', 'Rumpelstilt']) {
      expect(all).not.toContain(secret);
    }
  });

  it('gives a known borrower their accounts', async () => {
    expect((await applyAs({})).codes).toEqual([]);
    expect((await signIn('iris.new')).status).toBe(200);
  });

  it('is a separate call: registering without an account is refused to strangers', async () => {
    const unknown = { accountNumber: undefined, ...stranger };
    expect(await codesOf('Iris', unknown)).toEqual(['Invalid']);
    expect(await codesOf('Iris', { accountNumber: undefined })).toEqual([]);
  });
});
