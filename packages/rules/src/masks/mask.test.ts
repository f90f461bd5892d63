import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOnly } from '../values/input-text';
import { formatMasked, maskedEdit, type Mask } from './mask';
import { codeMask, dateMask, digitsMask, phoneMask, ssnMask } from './masks';

const masks: readonly (readonly [string, Mask, places: number])[] = [
  ['a zip code', digitsMask(5), 5],
  ['an account number', digitsMask(17), 17],
  ['a date', dateMask, 8],
  ['a telephone number', phoneMask, 10],
  ['a whole SSN', ssnMask(9), 9],
];
const whole = (text: string, mask: Mask) =>
  maskedEdit({ text, caret: text.length, by: 'whole' }, mask).text;
const typeAll = (text: string, mask: Mask) =>
  [...text].reduce((before, char) => {
    const after = before + char;
    return maskedEdit({ text: after, caret: after.length, by: 'key' }, mask).text;
  }, '');
const sortedDigits = (text: string) => [...text.replace(/[^1-9]/g, '')].sort().join('');
const digits = (least: number, most: number) =>
  fc.stringMatching(new RegExp(`^\\d{${least},${most}}$`));

describe.each(masks)('the mask of %s', (_name, mask, places) => {
  it('formats every number that it has places for, and has no other form for the result', () => {
    fc.assert(
      fc.property(digits(0, places), (number) => {
        const text = whole(number, mask);
        expect(digitsOnly(text)).toBe(number);
        expect(formatMasked(text, mask)).toBe(text);
      }),
    );
  });

  it('[POR-142] leaves a pasted text as it is, or has every digit of it', () => {
    const parts = fc.array(
      fc.constantFrom('5', '12', '614', '0100', ' ', '-', '/', '+', 'x', ' ext ', '🙂', 'DE'),
      { maxLength: 9 },
    );
    fc.assert(
      fc.property(parts, (all) => {
        const text = all.join('');
        const shown = whole(text, mask);
        if (shown === text) return;
        expect(text).not.toMatch(/[xe🙂D]/u);
        // The date mask adds zeros and puts the year last, the one of telephones drops a leading 1.
        const kept = mask === phoneMask ? text.replace(/^\W*1(?=(?:\D*\d){10}\D*$)/, '') : text;
        expect(sortedDigits(shown)).toBe(sortedDigits(kept));
      }),
    );
  });

  it('[POR-142] leaves a pasted number of more digits than it has places as it is', () => {
    fc.assert(
      fc.property(digits(places + 1, 40), (number) => {
        if (mask === phoneMask && /^1\d{10}$/.test(number)) return;
        expect(whole(number, mask)).toBe(number);
        expect(formatMasked(number, mask)).toBe(number);
      }),
    );
  });

  it('[POR-142] leaves a pasted number with a letter as it is', () => {
    fc.assert(
      fc.property(digits(1, 30), fc.constantFrom('O', 'l', 'x', 'é', '#'), fc.nat(30), (...of) => {
        const [number, letter, at] = of;
        const text = number.slice(0, at) + letter + number.slice(at);
        expect(whole(text, mask)).toBe(text);
      }),
    );
  });

  it('takes the first digits that are typed, and no other characters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\da-z -]{0,24}$/), (text) => {
        const typed = digitsOnly(typeAll(text, mask));
        const all = digitsOnly(text);
        if (mask === phoneMask && all.startsWith('1') && all.length > places) return;
        expect(typed).toBe(all.slice(0, places));
      }),
    );
  });

  it('[POR-142] is used again once a text that did not fit was corrected', () => {
    const number = '123456789012345678'.slice(0, places);
    const remove = (text: string) =>
      maskedEdit({ text, caret: text.length, by: 'deletion' }, mask).text;
    expect(remove(`${number} x`)).toBe(`${number} x`);
    expect(remove(number)).toBe(formatMasked(number, mask));
  });
});

describe('a telephone number', () => {
  it.each([
    ['+1 (319) 555-0148', '(319) 555-0148'],
    ['1-319-555-0148', '(319) 555-0148'],
    ['319.555.0148', '(319) 555-0148'],
    ['\u202a319\u2011555\u20110148\u202c', '(319) 555-0148'],
    ['319-55', '(319) 55'],
    ['+1 614 555 0100 ext 5', '+1 614 555 0100 ext 5'],
    ['1 (614) 555-0100 x 23', '1 (614) 555-0100 x 23'],
    ['+52 55 1234 5678', '+52 55 1234 5678'],
    ['+44 2079 4601', '+44 2079 4601'],
    ['+1 614 555 010', '+1 614 555 010'],
    ['614-555-01O0', '614-555-01O0'],
    ['614 555 0100, 614 555 0101', '614 555 0100, 614 555 0101'],
  ])('[POR-142] pasted as %s is shown as %s', (text, shown) => {
    expect(whole(text, phoneMask)).toBe(shown);
  });

  it('typed with its country code loses it', () => {
    expect(typeAll('16145550100', phoneMask)).toBe('(614) 555-0100');
  });
});

it.each([
  ['04/12/1988', '04/12/1988'],
  ['4/2/1988', '04/02/1988'],
  ['04-12-1988', '04/12/1988'],
  ['4.12.1988', '04/12/1988'],
  ['1988-04-12', '04/12/1988'],
  ['1988-4-2', '04/02/1988'],
  [' 04/12/1988 ', '04/12/1988'],
  ['04121988', '04/12/1988'],
  ['4/12', '04/12'],
  ['April 12', 'April 12'],
  ['04/12/1988 or later', '04/12/1988 or later'],
  ['04/12/19888', '04/12/19888'],
  ['4/121/988', '4/121/988'],
])('[POR-142] a day pasted as %s is shown as %s', (text, shown) => {
  expect(whole(text, dateMask)).toBe(shown);
});

it.each([
  ['3456', 4, '3456'],
  ['900-12-3456', 4, '3456'],
  ['900-12-3456', 9, '900123456'],
  ['34567', 4, '34567'],
  ['9001234567', 9, '9001234567'],
])('[POR-142] an SSN pasted as %s of which %i digits are asked is %s', (text, asked, shown) => {
  expect(whole(text, ssnMask(asked))).toBe(shown);
});

it.each([
  ['402913', '402913'],
  ['402 913', '402913'],
  ['Your code is 402-913.', '402913'],
  ['4O2913', '4O2913'],
  ['402913 or 402914', '402913 or 402914'],
  ['no code', 'no code'],
])('[POR-142] a security code pasted as "%s" is shown as "%s"', (text, shown) => {
  expect(whole(text, codeMask)).toBe(shown);
});
