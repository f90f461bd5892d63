import { changeContactInfo, writeWire } from '@portico/contract';
import { testSession } from '@portico/core/testing';
import { describe, expect, it } from 'vitest';
import {
  contactErrors,
  contactRequest,
  emptyContact,
  type ContactValues,
} from './contact-change.model';

const filled: ContactValues = {
  accounts: ['001-1', '001-2'],
  changesAddress: true,
  changesPhone: true,
  oldAddressLine1: ' 14 Juniper Road',
  oldAddressLine2: '',
  oldCity: 'Cedar Rapids',
  oldState: 'IA',
  oldZip: '52401',
  newAddressLine1: '31 Birch Lane',
  newAddressLine2: 'Apt 4',
  newCity: 'Marion ',
  newState: 'IA',
  newZip: '52302',
  oldPhone1: '(319) 555-0148',
  newPhone1: '(319) 555-0119',
  oldPhone2: '',
  newPhone2: '',
};

const sent = (values: ContactValues): unknown =>
  JSON.parse(
    JSON.stringify(
      changeContactInfo.request &&
        writeWire(changeContactInfo.request, contactRequest(values, testSession)),
    ),
  );

describe('the request', () => {
  it('[LON-397, LON-398, LON-399] has accounts, both addresses, the phone and who asks', () => {
    expect(sent(filled)).toEqual({
      AccountNumbers: ['001-1', '001-2'],
      OldAddress: {
        addressLine1: '14 Juniper Road',
        addressLine2: '',
        city: 'Cedar Rapids',
        state: 'IA',
        zip: '52401',
      },
      NewAddress: {
        addressLine1: '31 Birch Lane',
        addressLine2: 'Apt 4',
        city: 'Marion',
        state: 'IA',
        zip: '52302',
      },
      PhoneNumber1: { OldPhoneNumber: '(319) 555-0148', NewPhoneNumber: '(319) 555-0119' },
      UserName: 'maria',
      FirstName: 'Maria Alvarez',
    });
  });

  it('[LON-401] has no address while Change Address is off', () => {
    const request = sent({ ...filled, changesAddress: false });
    expect(request).not.toHaveProperty('OldAddress');
    expect(request).not.toHaveProperty('NewAddress');
    expect(request).toHaveProperty('PhoneNumber1');
  });

  it.each([
    ['the first', { oldPhone1: '(319) 555-0148' }, ['PhoneNumber1']],
    ['the second', { oldPhone2: '(319) 555-0148' }, ['PhoneNumber2']],
    ['neither', { newPhone1: '(319) 555-0148' }, []],
  ])('[LON-400] has a phone only with its old number: %s', (_which, phones, expected) => {
    const none = { oldPhone1: '', newPhone1: '', oldPhone2: '', newPhone2: '' };
    const names = Object.keys(Object(sent({ ...filled, ...none, ...phones })));
    expect(names.filter((name) => name.startsWith('Phone'))).toEqual(expected);
  });

  it('has no phone while Change Phone is off', () => {
    expect(sent({ ...filled, changesPhone: false })).not.toHaveProperty('PhoneNumber1');
  });
});

describe('the errors', () => {
  const errorsOf = (patch: Partial<ContactValues>) =>
    Object.entries(contactErrors({ ...filled, ...patch })).filter(([, error]) => error);

  it.each<[string, Partial<ContactValues>, readonly (readonly [string, string])[]]>([
    ['a complete form', {}, []],
    ['[LON-390] no account', { accounts: [] }, [['accounts', 'noneChosen']]],
    [
      '[LON-391] nothing to change',
      { changesAddress: false, changesPhone: false },
      [['changesAddress', 'nothingChosen']],
    ],
    ['an address that is not shown', { changesAddress: false, oldCity: '', newZip: '1' }, []],
    ['a phone that is not shown', { changesPhone: false, oldPhone1: '(3' }, []],
    ['[LON-372] no street', { oldAddressLine1: ' ' }, [['oldAddressLine1', 'required']]],
    ['[LON-373] no city', { newCity: '' }, [['newCity', 'required']]],
    ['[LON-374] no state', { oldState: '' }, [['oldState', 'required']]],
    ['[LON-375] no zip code', { newZip: '' }, [['newZip', 'required']]],
    ['[LON-380] no second line', { oldAddressLine2: '', newAddressLine2: '' }, []],
    ['[LON-386] no new number', { newPhone1: '' }, [['newPhone1', 'incompletePair']]],
    ['no number at all', { oldPhone1: '', newPhone1: '' }, [['changesPhone', 'noNumber']]],
  ])('of %s', (_title, patch, expected) => {
    expect(errorsOf(patch)).toEqual(expected);
  });

  it('of an empty form are accounts and what to change', () => {
    const errors = Object.entries(contactErrors(emptyContact)).filter(([, error]) => error);
    expect(errors.map(([field]) => field)).toEqual(['accounts', 'changesAddress']);
  });
});
