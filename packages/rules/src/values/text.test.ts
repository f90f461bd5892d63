import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOnly, safeInput, shapeDigits } from './input-text';
import { fillText } from './text';

describe('fillText', () => {
  it.each([
    ['between {min} and {max}', { min: '$1.00', max: 5 }, 'between $1.00 and 5'],
    ['{n} of {n}', { n: 2 }, '2 of 2'],
    ['no place', { n: 2 }, 'no place'],
    ['{unknown} stays', { n: 2 }, '{unknown} stays'],
    ['{toString} is no value', {}, '{toString} is no value'],
    ['$& is a plain value: {v}', { v: '$&' }, '$& is a plain value: $&'],
  ])('fills "%s"', (template, params, expected) => {
    expect(fillText(template, params)).toBe(expected);
  });

  it('needs no values', () => {
    expect(fillText('as it is')).toBe('as it is');
  });
});

describe('safeInput', () => {
  it('[PAY-611] removes double quote, angle brackets and backtick', () => {
    expect(safeInput('a"b<c>d`e')).toBe('abcde');
  });

  it('[PAY-612] keeps the apostrophe', () => {
    expect(safeInput("O'Brien")).toBe("O'Brien");
  });

  it('finds nothing more to remove the second time', () => {
    fc.assert(fc.property(fc.string(), (text) => safeInput(safeInput(text)) === safeInput(text)));
  });
});

it.each([
  ['12-34 56', undefined, '123456'],
  ['123456789012', 9, '123456789'],
  ['abc', 9, ''],
])('digitsOnly keeps the digits of %s', (text, max, expected) => {
  expect(digitsOnly(text, max)).toBe(expected);
});

describe('shapeDigits', () => {
  it.each([
    ['', '00/00', ''],
    ['1', '00/00', '1'],
    ['12', '00/00', '12'],
    ['122', '00/00', '12/2'],
    ['12/29', '00/00', '12/29'],
    ['12299', '00/00', '12/29'],
    ['3195550148', '(000) 000-0000', '(319) 555-0148'],
    ['3', '(000) 000-0000', '(3'],
    ['x', '(000) 000-0000', ''],
    ['١٢', '00/00', ''],
  ])('of "%s" in %s', (text, pattern, expected) => {
    expect(shapeDigits(text, pattern)).toBe(expected);
  });

  it('does not change a formatted text, and keeps every digit the pattern allows', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        const shaped = shapeDigits(text, '(000) 000-0000');
        expect(shapeDigits(shaped, '(000) 000-0000')).toBe(shaped);
        expect(digitsOnly(shaped)).toBe(digitsOnly(text, 10));
      }),
    );
  });
});
