import {
  agreementLogging,
  changeTextSubscriptions,
  profile,
  textSubscriptions,
  updateProfile,
  type InputOf,
} from '@portico/contract';
import { looseObject } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { textConsents } from '../../testing/text-consents';
import { createTestHost, minute, start, type TestHost } from '../../testing/test-host';

type Option = InputOf<typeof changeTextSubscriptions>['options'][number];

const terms = 11_341;
const hanna = { id: 1003, phone: '3195550119' };
const maya = { id: 1001, phone: '3195550148' };
const landline = '3195550163';

let host: TestHost;
/** Hanna has agreed to no texts; Maya's mobile phone receives some. */
let token: string;
beforeEach(async () => {
  host = await createTestHost();
  token = await host.signIn('hanna');
  return host.close;
});

/** Accepts the terms of text messages on a page in this language. */
const agree = (language = 'en') =>
  host.send(
    agreementLogging,
    { agreements: [terms], turnEStatementsOn: false, unRestrictEmail: false },
    { token, headers: { 'Accept-Language': language } },
  );
const read = (phoneNumber: string, as = token) =>
  host.send(textSubscriptions, { phoneNumber }, { token: as });
const option = (brandingId: string, patch: Partial<Option>): Option => ({
  brandingId,
  optInMarketing: null,
  optInAccount: null,
  ...patch,
});
const change = (options: readonly Option[], phoneNumber = hanna.phone, as = token) =>
  host.send(changeTextSubscriptions, { phoneNumber, options }, { token: as });
const optIn = (optInToTexting: boolean, phoneNumber = hanna.phone, as = token) =>
  host.send(
    updateProfile,
    {
      personalInfo: {
        address: null,
        phoneNumbers: [{ phoneNumber, primary: true, optInToTexting, phoneIndex: 0 }],
      },
    },
    { token: as },
  );
const optionsOf = async (phone: string, as = token) =>
  Reflect.get(Object((await read(phone, as)).body['SubscriptionInfo']), 'Options');
const shownPhone = async () => {
  const { body } = await host.send(profile, undefined, { token });
  return Reflect.get(Object(body['PersonalInfo']), 'PhoneNumbers');
};

describe('text subscriptions', () => {
  it('are those of every brand', async () => {
    await agree();
    expect(await optionsOf('(319) 555-0119')).toEqual([
      brand('CVC', 'Cedar Valley Credit'),
      brand('CVI', 'Cedar Valley Insurance'),
      brand('CVR', 'Cedar Valley Rewards'),
    ]);
  });

  it.each([
    ['a landline', landline],
    ['a toll-free number', '8005550123'],
    ['nine digits', '319555011'],
    ['nothing', ''],
  ])('of %s are refused as invalid', async (_title, phone) => {
    await agree();
    const options = [option('CVC', { optInAccount: true })];
    expect((await read(phone)).codes).toEqual(['invalid']);
    expect((await change(options, phone)).codes).toEqual(['invalid']);
  });

  it('need the agreement to texts', async () => {
    const options = [option('CVC', { optInAccount: true })];
    expect((await read(hanna.phone)).codes).toEqual(['userDisagree']);
    expect((await change(options)).codes).toEqual(['userDisagree']);
    await agree();
    expect((await change(options)).codes).toEqual([]);
    expect(await optionsOf(hanna.phone)).toMatchObject([
      { BrandingId: 'CVC', OptInMarketing: false, OptInAccount: true },
      { BrandingId: 'CVI', OptInAccount: false },
      { BrandingId: 'CVR', OptInAccount: false },
    ]);
  });

  it('are stopped without an agreement', async () => {
    const options = [option('CVC', { optInAccount: false, optInMarketing: false })];
    expect((await change(options)).codes).toEqual([]);
  });

  it('are not offered by a lender who sends no texts', async () => {
    await agree();
    await host.changeSetting('profileOptions.allowTextMessagingOption', 'false');
    expect((await read(hanna.phone)).codes).toEqual(['Error']);
    expect((await optIn(true)).codes).toEqual(['Invalid']);
  });

  it('leave a flag that is null as it is', async () => {
    await agree();
    await change([option('CVC', { optInAccount: true })]);
    await change([option('CVC', { optInMarketing: true })]);
    const [first] = await optionsOf(hanna.phone);
    expect(first).toMatchObject({ OptInMarketing: true, OptInAccount: true });
  });

  it('change where they can, and each that cannot is named in an error', async () => {
    await agree();
    const { body, codes } = await change([
      option('CVR', { optInMarketing: true }),
      option('CVC', { optInMarketing: true }),
      option('unknown', { optInAccount: true }),
    ]);
    expect(body['HasNoErrors']).toBe(false);
    expect(codes.map((code): unknown => JSON.parse(code))).toEqual([
      { BrandingId: 'CVR' },
      { BrandingId: 'unknown' },
    ]);
    expect(await optionsOf(hanna.phone)).toMatchObject([
      { BrandingId: 'CVC', OptInMarketing: true },
      { BrandingId: 'CVI', OptInMarketing: false },
      { BrandingId: 'CVR', OptInMarketing: false },
    ]);
  });

  it('of one phone are not those of another phone or borrower', async () => {
    await agree();
    await change([option('CVC', { optInMarketing: true })], maya.phone);
    const [hers] = await optionsOf(maya.phone, await host.signIn('maya'));
    expect(hers).toMatchObject({ OptInMarketing: false, OptInAccount: true });
    expect(await optionsOf(hanna.phone)).toMatchObject([{ OptInMarketing: false }, {}, {}]);
  });
});

function brand(BrandingId: string, BrandingName: string) {
  return { BrandingId, BrandingName, OptInMarketing: false, OptInAccount: false };
}

describe('a phone that takes texts', () => {
  it('needs the agreement', async () => {
    expect((await optIn(true)).codes).toEqual(['Invalid']);
    await agree();
    expect((await optIn(true)).codes).toEqual([]);
    expect(await shownPhone()).toMatchObject([{ OptInToTexting: true }]);
  });

  it('cannot be a landline', async () => {
    await agree();
    expect((await optIn(true, landline)).codes).toEqual(['Invalid']);
  });

  it('has no subscriptions and no alerts by text once it takes none', async () => {
    const hers = await host.signIn('maya');
    expect((await optIn(false, maya.phone, hers)).codes).toEqual([]);
    const [credit] = await optionsOf(maya.phone, hers);
    expect(credit).toMatchObject({ OptInAccount: false });
    const { body } = await host.send(profile, undefined, { token: hers });
    expect(body['UserAlertsInfo']).toMatchObject({
      TextAlerts: { MoneyTransOnWeb: false, PasswordChanged: false },
      EmailAlerts: { UserLogsOn: true },
    });
  });
});

describe('[POR-107] consent to texts', () => {
  const wording = async (language: 'en' | 'es') =>
    host.services.settings.value('globalOptions.agreementText5', language);
  const now = () => host.services.clock();

  it.each(['en', 'es'] as const)(
    'is kept with the wording that was shown in %s',
    async (language) => {
      const shown = await wording(language);
      await agree(language);
      await host.changeSetting('globalOptions.agreementText5', '<p>Other terms</p>');
      await optIn(true);
      expect(await textConsents(host, hanna.id)).toEqual([
        {
          phone: hanna.phone,
          given: 1,
          brand: null,
          kind: null,
          at: now(),
          name: 'Terms of text messages',
          wording: shown,
          language,
        },
      ]);
      expect(shown).toContain('STOP');
    },
  );

  it('is kept with the agreement’s name, address and date', async () => {
    await agree();
    const sql = 'SELECT * FROM agreement_log WHERE borrower_id = ? AND host_num = ?';
    expect(await host.database.all(looseObject({}), sql, [hanna.id, terms])).toMatchObject([
      {
        name: 'Terms of text messages',
        url: '/terms/text-messages',
        date_of_terms: '2024-01-01',
        date_of_agreement: '2026-03-02',
        agreed_at: now(),
        for_texts: 1,
        ip: expect.any(String),
      },
    ]);
  });

  it('is recorded by brand and kind, and so is its end', async () => {
    await agree();
    await change([option('CVC', { optInMarketing: true, optInAccount: true })]);
    host.pass(minute);
    await change([option('CVC', { optInMarketing: false, optInAccount: true })]);
    expect(await textConsents(host, hanna.id)).toMatchObject([
      { brand: 'CVC', kind: 'marketing', given: 1, at: start },
      { brand: 'CVC', kind: 'account', given: 1, at: start },
      { brand: 'CVC', kind: 'marketing', given: 0, at: start + minute },
    ]);
  });

  it.each<[string, (as: string) => Promise<{ readonly codes: readonly string[] }>, object]>([
    [
      'the profile',
      (as) => optIn(false, maya.phone, as),
      { phone: maya.phone, given: 0, brand: null, kind: null },
    ],
    [
      'another number',
      (as) => optIn(false, '3195550144', as),
      { phone: maya.phone, given: 0, brand: null, kind: null },
    ],
    [
      'the subscriptions',
      (as) => change([option('CVC', { optInAccount: false })], maya.phone, as),
      { phone: maya.phone, given: 0, brand: 'CVC', kind: 'account' },
    ],
  ])('ends by %s, which is recorded', async (_title, stop, record) => {
    const as = await host.signIn('maya');
    expect((await stop(as)).codes).toEqual([]);
    expect(await textConsents(host, maya.id, start)).toMatchObject([{ ...record, at: now() }]);
  });

  it('that did not change is not recorded again', async () => {
    const as = await host.signIn('maya');
    await optIn(true, maya.phone, as);
    await change([option('CVC', { optInAccount: true })], maya.phone, as);
    expect(await textConsents(host, maya.id, start)).toEqual([]);
  });
});
