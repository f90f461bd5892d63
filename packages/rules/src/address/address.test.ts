import { describe, expect, it } from 'vitest';
import { addressProblems, type AddressEntry } from './address';
import { isUsState } from './us-state-codes';
import { usStates } from './us-states';

const valid: AddressEntry = {
  address1: "14 O'Brien Road",
  city: 'Cedar Rapids',
  state: 'IA',
  zipCode: '52401',
};

const none = { address1: undefined, city: undefined, state: undefined, zipCode: undefined };

describe('an address', () => {
  it('is valid with street, city, state and zip code', () => {
    expect(addressProblems(valid)).toEqual(none);
  });

  it.each<[string, Partial<AddressEntry>, Partial<ReturnType<typeof addressProblems>>]>([
    ['[LON-193] without a street', { address1: '' }, { address1: 'required' }],
    ['[LON-193] with a blank street', { address1: '  ' }, { address1: 'required' }],
    ['[LON-194] with a street of 45 characters', { address1: 'A'.repeat(45) }, {}],
    ['[LON-194] with one of 46', { address1: 'A'.repeat(46) }, { address1: 'tooLong' }],
    ['[LON-195] without a city', { city: '' }, { city: 'required' }],
    ['[LON-196] with a city of 20 characters', { city: 'C'.repeat(20) }, {}],
    ['[LON-196] with one of 21', { city: 'C'.repeat(21) }, { city: 'tooLong' }],
    ['[LON-197] without a state', { state: '' }, { state: 'required' }],
    ['[LON-197] with a state that does not exist', { state: 'ZZ' }, { state: 'required' }],
    ['[LON-198] without a zip code', { zipCode: '' }, { zipCode: 'required' }],
    ['[LON-199] with four digits', { zipCode: '1234' }, { zipCode: 'notFiveDigits' }],
    ['[LON-199] with a letter', { zipCode: '1234a' }, { zipCode: 'notFiveDigits' }],
    ['[LON-199] with six digits', { zipCode: '123456' }, { zipCode: 'notFiveDigits' }],
  ])('%s', (_, patch, problems) => {
    expect(addressProblems({ ...valid, ...patch })).toEqual({ ...none, ...problems });
  });
});

describe('the states', () => {
  it('are fifty, the capital, five territories and three of military mail', () => {
    expect(usStates).toHaveLength(59);
    expect(usStates[0]).toEqual({ value: 'AL', description: 'Alabama' });
  });

  it.each(['toString', 'ia', ''])('%j is none', (code) => {
    expect(isUsState(code)).toBe(false);
  });
});
