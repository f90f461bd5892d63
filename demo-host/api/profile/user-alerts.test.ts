import {
  profile,
  updateProfile,
  writeWire,
  userAlerts,
  type ChannelAlerts,
} from '@portico/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSignedInHost, type TestHost } from '../testing/test-host';
import { noUserAlerts, userAlertsOf, type StoredAlerts } from './user-alerts-store';

const maya = 1001;

let host: TestHost;
let token: string;
let read: StoredAlerts;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('maya'));
  read = await userAlertsOf(host.database, maya);
  return host.close;
});

const save = (patch: Partial<StoredAlerts>, alertsAreDirty?: boolean) =>
  host.send(updateProfile, { userAlertsInfo: { ...read, ...patch }, alertsAreDirty }, { token });
const shown = async () => (await host.send(profile, undefined, { token })).body['UserAlertsInfo'];
const email = (patch: Partial<ChannelAlerts>) => ({ ...read.emailAlerts, ...patch });
const text = (patch: Partial<ChannelAlerts>) => ({ ...read.textAlerts, ...patch });

describe('the alerts of a user', () => {
  it('are part of the profile', async () => {
    expect(await shown()).toEqual(writeWire(userAlerts, read));
  });

  it('are saved by both channels, and answered as stored with the next sequence number', async () => {
    const patch = {
      emailAlerts: email({ moneyTransOnWeb: true }),
      textAlerts: text({ userLogsOn: true }),
    };
    const { body, codes } = await save(patch, true);
    expect(codes).toEqual([]);
    const stored = { ...read, ...patch, sequenceNumber: read.sequenceNumber + 1 };
    expect(body['UserAlertsInfo']).toEqual(writeWire(userAlerts, stored));
    expect(await shown()).toEqual(body['UserAlertsInfo']);
  });

  it('[ACC-729] are read under UserAlerts as well as under UserAlertsInfo', async () => {
    for (const [index, name] of ['UserAlerts', 'UserAlertsInfo'].entries()) {
      const moneyTransOnWeb = index === 0;
      const alerts = {
        ...read,
        sequenceNumber: read.sequenceNumber + index,
        emailAlerts: email({ moneyTransOnWeb }),
      };
      const response = await host.fetch(updateProfile.path, {
        method: 'POST',
        headers: { UserToken: token },
        body: JSON.stringify({ [name]: writeWire(userAlerts, alerts), AlertsAreDirty: true }),
      });
      expect(await response.json()).toMatchObject({
        HasNoErrors: true,
        UserAlertsInfo: { EmailAlerts: { MoneyTransOnWeb: moneyTransOnWeb } },
      });
      expect(await shown()).toMatchObject({ EmailAlerts: { MoneyTransOnWeb: moneyTransOnWeb } });
    }
  });

  it.each([[undefined], [0], ['1'], [99]])(
    'are refused with the sequence number %j',
    async (sequenceNumber) => {
      const alerts = { ...read, sequenceNumber, emailAlerts: email({ moneyTransOnWeb: true }) };
      const answer = await host.send(updateProfile, { userAlertsInfo: alerts }, { token });
      expect(answer.codes).toEqual(['Error']);
      expect(await shown()).toEqual(writeWire(userAlerts, read));
    },
  );

  it('are not saved over a newer save', async () => {
    await save({ emailAlerts: email({ moneyTransOnWeb: true }) });
    const later = await save({ emailAlerts: email({ userLogsOn: false }) });
    expect(later.codes).toEqual(['Error']);
    expect(await shown()).toMatchObject({ EmailAlerts: { MoneyTransOnWeb: true } });
  });

  it('that are not dirty stay as they are', async () => {
    const { body } = await save({ emailAlerts: email({ moneyTransOnWeb: true }) }, false);
    expect(body['UserAlertsInfo']).toEqual(writeWire(userAlerts, read));
    expect(await shown()).toEqual(writeWire(userAlerts, read));
  });

  it('are all turned off, but for what is not to be sent', async () => {
    const { body } = await save({
      turnOffAllAlerts: true,
      emailAlerts: email({ optOutMarketingAlerts: true }),
      textAlerts: text({ optOutTransactionalAlerts: true }),
    });
    const off = {
      sequenceNumber: read.sequenceNumber + 1,
      turnOffAllAlerts: true,
      emailAlerts: { ...noUserAlerts, optOutMarketingAlerts: true },
      textAlerts: { ...noUserAlerts, optOutTransactionalAlerts: true },
    };
    expect(body['UserAlertsInfo']).toEqual(writeWire(userAlerts, off));
  });

  it('by text are off without a phone that takes texts', async () => {
    await host.database.run('UPDATE phones SET takes_texts = 0 WHERE borrower_id = ?', [maya]);
    const { body } = await save({ textAlerts: text({ userLogsOn: true }) });
    expect(body['UserAlertsInfo']).toMatchObject({ TextAlerts: { UserLogsOn: false } });
  });
});

describe('a save of the profile', () => {
  it.each([
    ['no part', {}],
    ['two parts', { userInfo: {}, personalInfo: { address: null, phoneNumbers: [] } }],
  ])('with %s is refused', async (_title, parts) => {
    expect((await host.send(updateProfile, parts, { token })).codes).toEqual(['Invalid']);
  });

  it('needs a session', async () => {
    expect(await host.send(updateProfile, { userInfo: {} })).toMatchObject({
      status: 401,
      codes: ['Unauthorized'],
    });
  });
});

describe('the profile', () => {
  it('has every part', async () => {
    const { body } = await host.send(profile, undefined, { token });
    expect(body).toMatchObject({
      HasNoErrors: true,
      UserInfo: {
        LogonName: 'maya',
        EmailAddress: 'maya@example.com',
        SecretQuestion: 'What was the name of your first pet?',
      },
      PersonalInfo: {
        Address: { Address1: '14 Juniper Road', ZipCode: '52401' },
        PhoneNumbers: [
          { PhoneNumber: '3195550148', Primary: true, OptInToTexting: true, PhoneIndex: 0 },
          { PhoneNumber: '3195550163', Primary: false, OptInToTexting: false, PhoneIndex: 1 },
        ],
      },
      UserAlertsInfo: { SequenceNumber: read.sequenceNumber, TurnOffAllAlerts: false },
    });
  });

  it.each([
    ['a borrower without a phone', 'noel', []],
    ['a business', 'prairie', [{ PhoneNumber: '3195550190' }]],
  ])('is answered for %s', async (_title, username, phones) => {
    const { body } = await host.send(profile, undefined, { token: await host.signIn(username) });
    expect(body['PersonalInfo']).toMatchObject({ PhoneNumbers: phones });
  });

  it('is answered for a borrower without an e-mail address', async () => {
    await host.changeSetting('loginOptions.useMultiFactorOption', 'false');
    const omar = host.tokenOf(await host.logIn('omar'));
    const { body } = await host.send(profile, undefined, { token: omar });
    expect(body['UserInfo']).toEqual({
      LogonName: 'omar',
      SecretQuestion: 'What was the name of your first pet?',
    });
  });
});
