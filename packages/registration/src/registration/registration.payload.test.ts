import { register, writeWire } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { payloadOf } from './registration.payload';
import type { Entry, WizardRules } from './registration.state';

const entry: Entry = {
  accountType: 'Loan',
  accountNumber: '0012-140033-4',
  firstName: ' Iris ',
  middleName: 'A.',
  lastName: 'Caldwell',
  emailAddress: 'iris@example.com ',
  ssn: '900123456',
  dateOfBirth: '04/12/1988',
  zip: '52401',
  phoneNumber: '(319) 555-0148',
  placeOfBirth: 'Vinton',
  driversLicense: '123AB4567',
  mothersMaiden: 'Lund',
  secretQuestion: 'Where?',
  secretAnswer: 'There',
  userName: 'iris.new',
  password: 'Meadow9lark',
  confirmation: 'Meadow9lark',
};
const rules: WizardRules = {
  personal: new Set([
    'accountType',
    'accountNumber',
    'firstName',
    'middleName',
    'lastName',
    'emailAddress',
    'ssn',
    'dateOfBirth',
    'zip',
    'phoneNumber',
  ]),
  security: new Set([
    'placeOfBirth',
    'driversLicense',
    'mothersMaiden',
    'secretQuestion',
    'secretAnswer',
  ]),
  accountType: '',
  ssnDigits: 9,
  verifiesEmail: false,
  confirmsPassword: false,
};
const agreements = [{ hostNum: 11_337 }, { hostNum: 11_339 }];
const wire = (patch: Partial<Entry> = {}, asked: Partial<WizardRules> = {}): unknown => {
  const payload = payloadOf({ ...entry, ...patch }, { ...rules, ...asked }, agreements, [11_339]);
  const written: unknown = register.request && writeWire(register.request, payload);
  return JSON.parse(JSON.stringify(written));
};

describe('the payload', () => {
  it('[ACC-379, ACC-380, ACC-382, ACC-383] has exactly the specified names', () => {
    expect(wire()).toEqual({
      AccountNumber: '0012-140033-4',
      AccountType: 'Loan',
      FirstName: 'Iris',
      MiddleName: 'A.',
      LastName: 'Caldwell',
      EmailAddress: 'iris@example.com',
      SSN: '900123456',
      DateOfBirth: '1988-04-12',
      Zip: '52401',
      PhoneNumber: '3195550148',
      PlaceOfBirth: 'Vinton',
      DriversLicense: '123AB4567',
      MothersMaiden: 'Lund',
      SecretQuestion: 'Where?',
      SecretAnswer: 'There',
      UserName: 'iris.new',
      Password: 'Meadow9lark',
      Agreements: [
        { AgreedTo: false, AgreementType: 11_337 },
        { AgreedTo: true, AgreementType: 11_339 },
      ],
    });
  });

  it('[ACC-380] has the type Deposit for a deposit', () => {
    expect(wire({ accountType: 'Deposit' })).toMatchObject({ AccountType: 'Deposit' });
  });

  it('[ACC-381] has the confirmation only if the form asks for it', () => {
    expect(wire()).not.toHaveProperty('PasswordConfirm');
    expect(wire({}, { confirmsPassword: true })).toHaveProperty('PasswordConfirm', 'Meadow9lark');
  });

  it('leaves out hidden fields', () => {
    const hidden = wire({}, { personal: new Set(['lastName']), security: new Set() });
    for (const name of ['AccountNumber', 'FirstName', 'DateOfBirth', 'Zip', 'SecretAnswer']) {
      expect(hidden).not.toHaveProperty(name);
    }
  });
});
