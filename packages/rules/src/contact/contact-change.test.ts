import { describe, expect, it } from 'vitest';
import {
  contactAddressProblems,
  phoneChangeProblems,
  type ContactAddressField,
} from './contact-change';

const address = {
  addressLine1: '14 Juniper Road',
  addressLine2: '',
  city: 'Cedar Rapids',
  state: 'IA',
  zip: '52401',
};

describe('an address of a contact change', () => {
  it('[LON-380] is valid without a second line', () => {
    expect(Object.values(contactAddressProblems(address)).filter(Boolean)).toEqual([]);
  });

  it.each<[string, ContactAddressField, string, string]>([
    ['[LON-372]', 'addressLine1', '', 'required'],
    ['[LON-372]', 'addressLine1', '  ', 'required'],
    ['[LON-373]', 'city', '', 'required'],
    ['[LON-374]', 'state', '', 'required'],
    ['[LON-374]', 'state', 'XX', 'required'],
    ['[LON-375]', 'zip', '', 'required'],
    ['[LON-376]', 'zip', '1234', 'tooFewDigits'],
    ['[LON-376]', 'zip', '1234x', 'tooFewDigits'],
    ['', 'zip', '12345x', 'tooFewDigits'],
    ['[LON-377]', 'zip', '123456', 'tooManyDigits'],
    ['[LON-377]', 'zip', '12345-6789', 'tooManyDigits'],
  ])('%s with %s "%s" is %s', (_id, field, text, problem) => {
    expect(contactAddressProblems({ ...address, [field]: text })).toEqual({
      ...contactAddressProblems(address),
      [field]: problem,
    });
  });

  it('may be longer than the address of a loan', () => {
    const long = { ...address, addressLine1: 'x'.repeat(60), city: 'y'.repeat(30) };
    expect(contactAddressProblems(long)).toEqual(contactAddressProblems(address));
  });
});

describe('the change of a telephone number', () => {
  const one = '(555) 123-4567';
  const other = '(555) 123-4568';

  it.each([
    ['[LON-387] with both numbers', one, other, undefined, undefined],
    ['[LON-385, LON-387] with neither', '', '', undefined, undefined],
    ['[LON-386] without the new number', one, '', undefined, 'incompletePair'],
    ['[LON-386] without the old number', '', other, 'incompletePair', undefined],
    ['[LON-385] with 13 characters', '(555) 123-456', other, 'invalid', undefined],
    ['[LON-385] with 15 characters', one, '(555) 123-45678', undefined, 'invalid'],
    ['[LON-385] without its format', '55512345671234', other, 'invalid', undefined],
    ['[LON-385, LON-386] with half a number', '(555', '', 'invalid', 'incompletePair'],
  ])('%s', (_title, oldPhoneNumber, newPhoneNumber, ofOld, ofNew) => {
    expect(phoneChangeProblems({ oldPhoneNumber, newPhoneNumber })).toEqual({
      oldPhoneNumber: ofOld,
      newPhoneNumber: ofNew,
    });
  });
});
