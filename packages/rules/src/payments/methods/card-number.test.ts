import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardBrand,
  cardBrands,
  cardNumberGroups,
  cardNumberLength,
  checkCardNumber,
  hasValidCheckDigit,
  securityCodeLength,
} from './card-number';

/** A number of this length with this prefix. */
const numberOf = (prefix: string, length = 16) => prefix.padEnd(length, '0');

describe('checkCardNumber', () => {
  it.each([
    ['[PAY-170]', 'Visa', numberOf('4')],
    ['[PAY-170]', 'Visa', numberOf('4999')],
    ['[PAY-171]', 'Amex', numberOf('32', 15)],
    ['[PAY-171]', 'Amex', numberOf('34', 15)],
    ['[PAY-171]', 'Amex', numberOf('37', 15)],
    ['[PAY-172]', 'Mastercard', numberOf('51')],
    ['[PAY-172]', 'Mastercard', numberOf('55')],
    ['[PAY-173]', 'Mastercard', numberOf('2221')],
    ['[PAY-173]', 'Mastercard', numberOf('2720')],
    ['[PAY-174]', 'Discover', numberOf('6011')],
    ['[PAY-174]', 'Discover', numberOf('65')],
    ['[PAY-174]', 'Discover', numberOf('644')],
    ['[PAY-174]', 'Discover', numberOf('649')],
    ['[PAY-175]', 'Discover', numberOf('622126')],
    ['[PAY-175]', 'Discover', numberOf('622925')],
  ])('%s accepts as %s the number %s', (_, brand, number) => {
    expect(checkCardNumber(number, cardBrands)).toEqual({ ok: true, value: { number, brand } });
  });

  it.each([
    ['[PAY-172]', numberOf('50')],
    ['[PAY-172]', numberOf('56')],
    ['[PAY-173]', numberOf('2220')],
    ['[PAY-173]', numberOf('2721')],
    ['[PAY-174]', numberOf('6012')],
    ['[PAY-174]', numberOf('643')],
    ['[PAY-175]', numberOf('622125')],
    ['[PAY-175]', numberOf('622926')],
    ['', numberOf('30', 14)],
    ['', numberOf('33', 15)],
    ['', numberOf('35')],
    ['', numberOf('36', 15)],
    ['', numberOf('38', 15)],
    ['', numberOf('64')],
    ['', numberOf('66')],
    ['', '0'],
    ['', '6'],
    ['', '2'],
  ])('%s finds no type for the number %s', (_, number) => {
    expect(cardBrand(number)).toBeUndefined();
    expect(checkCardNumber(number, cardBrands)).toEqual({
      ok: false,
      error: { code: 'unsupported' },
    });
  });

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['4', 'invalid'],
    [numberOf('4', 15), 'invalid'],
    [numberOf('4', 17), 'invalid'],
    [numberOf('51', 15), 'invalid'],
    [numberOf('65', 17), 'invalid'],
    [numberOf('34', 14), 'invalid'],
    [numberOf('34', 16), 'invalid'],
    ['4111 1111 1111 111x', 'invalid'],
    ['x4111 1111 1111 1111', 'invalid'],
    ['4111 1111 1111 1111x', 'invalid'],
    ['-', 'unsupported'],
  ])('refuses "%s" as %s', (text, code) => {
    expect(checkCardNumber(text, cardBrands)).toEqual({ ok: false, error: { code } });
  });

  it('ignores spaces and dashes in a number', () => {
    const value = { number: '4111111111111111', brand: 'Visa' };
    expect(checkCardNumber(' 4111-1111 1111-1111 ', cardBrands)).toEqual({ ok: true, value });
  });

  it('accepts a type only if it is enabled', () => {
    const discover = numberOf('6011');
    expect(checkCardNumber(discover, ['Visa', 'Amex'])).toEqual({
      ok: false,
      error: { code: 'unsupported' },
    });
    expect(checkCardNumber(discover, ['Visa', 'Discover']).ok).toBe(true);
    expect(checkCardNumber('4', ['Discover'])).toEqual({
      ok: false,
      error: { code: 'unsupported' },
    });
  });

  it('accepts a wrong check digit, which the server checks (D80)', () => {
    expect(checkCardNumber('4111111111111112', cardBrands).ok).toBe(true);
  });
});

it.each([
  ['4', 'Visa'],
  ['3', undefined],
  ['34', 'Amex'],
  ['222', undefined],
  ['2221', 'Mastercard'],
  ['5', undefined],
  ['55', 'Mastercard'],
  ['6', undefined],
  ['65', 'Discover'],
  ['601', undefined],
  ['6011', 'Discover'],
  ['6221 2', undefined],
  ['6221 26', 'Discover'],
  ['', undefined],
])('after "%s" the type is %s', (typed, brand) => {
  expect(cardBrand(typed)).toBe(brand);
});

it.each([
  ['Visa', 16, 3, [4, 4, 4, 4]],
  ['Mastercard', 16, 3, [4, 4, 4, 4]],
  ['Amex', 15, 4, [4, 6, 5]],
  ['Discover', 16, 3, [4, 4, 4, 4]],
] as const)('%s: %d digits, a code of %d, written in %j', (brand, length, code, groups) => {
  expect(cardNumberLength(brand)).toBe(length);
  expect(securityCodeLength(brand)).toBe(code);
  expect(cardNumberGroups(brand)).toEqual(groups);
});

it('groups a number of unknown type by four digits', () => {
  expect(cardNumberGroups(undefined)).toEqual([4, 4, 4, 4]);
});

describe('hasValidCheckDigit', () => {
  it.each(['4111111111111111', '378282246310005', '6011000990139424', '79927398713', '0', '18'])(
    'accepts %s',
    (number) => {
      expect(hasValidCheckDigit(number)).toBe(true);
    },
  );

  it.each([
    '4111111111111112',
    '378282246310006',
    '79927398710',
    '',
    '4111 1111 1111 1111',
    '18x',
    'x18',
  ])('refuses "%s"', (number) => {
    expect(hasValidCheckDigit(number)).toBe(false);
  });

  it('detects any single wrong digit, and accepts one check digit only', () => {
    const digit = fc.nat(9);
    const digits = fc.array(digit, { minLength: 15, maxLength: 15 });
    fc.assert(
      fc.property(digits, fc.nat(15), fc.integer({ min: 1, max: 9 }), (body, place, change) => {
        const all = Array.from({ length: 10 }, (_, last) => [...body, last]);
        const valid = all.filter((number) => hasValidCheckDigit(number.join('')));
        expect(valid).toHaveLength(1);
        const mistyped = valid[0]?.map((each, at) => (at === place ? (each + change) % 10 : each));
        expect(hasValidCheckDigit(mistyped?.join('') ?? '')).toBe(false);
      }),
    );
  });
});

it('finds at most one type for a number, the one whose prefix it has', () => {
  const digits = fc.integer({ min: 100_000, max: 999_999 }).map(String);
  fc.assert(
    fc.property(digits, (prefix) => {
      const brand = cardBrand(prefix);
      const number = brand && prefix.padEnd(cardNumberLength(brand), '0');
      const outcome = number && checkCardNumber(number, cardBrands);
      expect(outcome).toEqual(brand && { ok: true, value: { number, brand } });
    }),
  );
});
