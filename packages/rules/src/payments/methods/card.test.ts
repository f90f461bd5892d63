import { describe, expect, it } from 'vitest';
import { day } from '../../testing/dates';
import { checkCard, type CardEntry, type CardRules } from './card';
import { cardBrands } from './card-number';

const entry: CardEntry = {
  firstName: ' Maya ',
  lastName: 'O’Brien',
  cardNumber: '4111 1111 1111 1111',
  expiration: '06/27',
  securityCode: '123',
  zip: '12345-6789',
  address1: '12 Elm St',
  address2: '',
  city: 'Reno',
  state: 'NV',
  debitCredit: 'credit',
};

const rules: CardRules = {
  enabled: cardBrands,
  fullAddress: true,
  debitOnly: false,
  today: day('2025-06-12'),
};

const check = (change: Partial<CardEntry> = {}, ruleChange: Partial<CardRules> = {}) =>
  checkCard({ ...entry, ...change }, { ...rules, ...ruleChange });

describe('checkCard', () => {
  it('[PAY-199] returns a complete form as it is sent, with the type of its number', () => {
    expect(check()).toEqual({
      ok: true,
      value: {
        ...entry,
        firstName: 'Maya',
        lastName: "O'Brien",
        cardNumber: '4111111111111111',
        brand: 'Visa',
      },
    });
    const amex = check({ cardNumber: '340000000000000', securityCode: '1234' });
    expect(amex).toMatchObject({ value: { brand: 'Amex' } });
  });

  it('[PAY-193] names every invalid field, and never requires the second address line', () => {
    const empty = { firstName: '', lastName: '', cardNumber: '', expiration: '', zip: '' };
    const place = { securityCode: '', address1: '', city: '', state: '' };
    expect(check({ ...empty, ...place })).toEqual({
      ok: false,
      error: {
        firstName: 'required',
        lastName: 'required',
        cardNumber: 'required',
        expiration: 'required',
        securityCode: 'required',
        zip: 'required',
        address1: 'required',
        city: 'required',
        state: 'required',
      },
    });
  });

  it.each<[string, Partial<CardEntry>, Partial<CardRules>, object]>([
    ['', { cardNumber: '9' }, {}, { cardNumber: 'unsupported' }],
    ['', {}, { enabled: ['Amex'] }, { cardNumber: 'unsupported' }],
    ['', { securityCode: '1234' }, {}, { securityCode: 'invalid' }],
    ['', { expiration: '05/25' }, {}, { expiration: 'invalid' }],
    ['[PAY-194]', { address1: '12 <Elm>' }, {}, { address1: 'invalid' }],
    ['[PAY-194]', { address2: 'Apt ^4' }, {}, { address2: 'invalid' }],
    ['[PAY-194]', { city: 'Re{no' }, { fullAddress: false }, { city: 'invalid' }],
    ['[PAY-194]', { state: '[NV]' }, { fullAddress: false }, { state: 'invalid' }],
  ])('%s refuses %j under %j with %j', (_, change, ruleChange, problems) => {
    expect(check(change, ruleChange)).toEqual({ ok: false, error: problems });
  });

  it('requires no address unless the full one is required', () => {
    const place = { address1: '', city: '', state: '' };
    expect(check(place, { fullAddress: false })).toMatchObject({ ok: true, value: place });
  });

  it('sends the chosen kind of card, and debit where only that is accepted', () => {
    expect(check()).toMatchObject({ value: { debitCredit: 'credit' } });
    expect(check({ debitCredit: 'debit' })).toMatchObject({ value: { debitCredit: 'debit' } });
    expect(check({}, { debitOnly: true })).toMatchObject({ value: { debitCredit: 'debit' } });
  });
});
