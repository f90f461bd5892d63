import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, lastDayOfMonth } from '../../values/date-arithmetic';
import { anyDate, day } from '../../testing/dates';
import {
  checkAddressField,
  checkCardHolderName,
  checkExpiration,
  checkSecurityCode,
  checkZip,
  expiresBefore,
  readExpiration,
} from './card-fields';

const forbidden = ['~', '<', '>', '{', '}', '^', '[', ']'];

describe('checkCardHolderName', () => {
  it.each([
    ['José', 'José'],
    ["O'Brien", "O'Brien"],
    ['O’Brien', "O'Brien"],
    ['O‘Brien', "O'Brien"],
    ['Smith-Jones', 'Smith-Jones'],
    ['Jose\u0301', 'José'],
    ['  Mary   Ann ', 'Mary Ann'],
    ['Lee, Jr.', 'Lee, Jr.'],
    ['Ọlọ\u0301ládé', 'Ọlọ\u0301ládé'],
    ['शर्मा', 'शर्मा'],
    ['A', 'A'],
  ])('[PAY-166] accepts "%s"', (text, value) => {
    expect(checkCardHolderName(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'required'],
    [' ', 'required'],
    ['Ann3', 'invalid'],
    ['3Ann', 'invalid'],
    ["O''Neil", 'invalid'],
    ['Ann--Marie', 'invalid'],
    ['Lee.,', 'invalid'],
    ['-', 'invalid'],
    ['Ann_Marie', 'invalid'],
  ])('refuses "%s" as %s', (text, code) => {
    expect(checkCardHolderName(text)).toEqual({ ok: false, error: { code } });
  });

  it.each(forbidden)('refuses the forbidden %s', (mark) => {
    expect(checkCardHolderName(`Ann${mark}`)).toEqual({ ok: false, error: { code: 'invalid' } });
  });
});

describe('checkExpiration', () => {
  const today = day('2025-06-30');

  it.each([
    ['06/25', '2025-06-30'],
    [' 07/25 ', '2025-07-31'],
    ['02/28', '2028-02-29'],
    ['12/99', '2099-12-31'],
  ])('accepts "%s", valid until %s', (text, lastDay) => {
    expect(checkExpiration(text, today)).toEqual({
      ok: true,
      value: { text: text.trim(), lastDay },
    });
  });

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['05/25', 'invalid'],
    ['06/24', 'invalid'],
    ['13/25', 'invalid'],
    ['00/26', 'invalid'],
    ['6/26', 'invalid'],
    ['0626', 'invalid'],
    ['06/2027', 'invalid'],
    ['06/27x', 'invalid'],
    ['106/26', 'invalid'],
    ['06-26', 'invalid'],
  ])('refuses "%s" as %s', (text, code) => {
    expect(checkExpiration(text, today)).toEqual({ ok: false, error: { code } });
  });

  it.each([
    ['2025-06-01', true],
    ['2025-06-30', true],
    ['2025-07-01', false],
  ])('[PAY-183] on %s a card of 06/25 is valid: %s', (date, good) => {
    expect(checkExpiration('06/25', day(date)).ok).toBe(good);
  });

  it('accepts this month and every later one, and none before', () => {
    const thisCentury = anyDate.filter((date) => date >= '2002-01-01' && date <= '2095-12-31');
    fc.assert(
      fc.property(thisCentury, fc.integer({ min: -24, max: 48 }), (now, months) => {
        const month = addMonths(now, months);
        const text = `${month.slice(5, 7)}/${month.slice(2, 4)}`;
        expect(checkExpiration(text, now).ok).toBe(months >= 0);
        expect(readExpiration(text)).toEqual({ text, lastDay: lastDayOfMonth(month) });
      }),
    );
  });
});

it.each([
  ['2025-06-29', false],
  ['2025-06-30', false],
  ['2025-07-01', true],
])('a card of 06/25 will have expired on %s: %s', (date, expired) => {
  const expiration = readExpiration('06/25');
  expect(expiration && expiresBefore(expiration, day(date))).toBe(expired);
});

describe('checkSecurityCode', () => {
  it.each([
    ['123', 'Visa'],
    ['123', 'Mastercard'],
    ['012', 'Discover'],
    ['1234', 'Amex'],
    ['123', undefined],
    ['1234', undefined],
    [' 123 ', 'Visa'],
  ] as const)('accepts "%s" for %s', (text, brand) => {
    expect(checkSecurityCode(text, brand)).toEqual({ ok: true, value: text.trim() });
  });

  it.each([
    ['', 'Visa', 'required'],
    ['  ', undefined, 'required'],
    ['12', 'Visa', 'invalid'],
    ['1234', 'Visa', 'invalid'],
    ['1234', 'Mastercard', 'invalid'],
    ['1234', 'Discover', 'invalid'],
    ['123', 'Amex', 'invalid'],
    ['12345', 'Amex', 'invalid'],
    ['12', undefined, 'invalid'],
    ['12345', undefined, 'invalid'],
    ['12a', 'Visa', 'invalid'],
    ['a12', 'Visa', 'invalid'],
  ] as const)('refuses "%s" for %s as %s', (text, brand, code) => {
    expect(checkSecurityCode(text, brand)).toEqual({ ok: false, error: { code } });
  });
});

describe('checkZip', () => {
  it.each(['12345', '12345-6789', ' 02134 '])('[PAY-189] accepts "%s"', (text) => {
    expect(checkZip(text)).toEqual({ ok: true, value: text.trim() });
  });

  it.each([
    ['', 'required'],
    [' ', 'required'],
    ['1234', 'invalid'],
    ['123456', 'invalid'],
    ['12345-67', 'invalid'],
    ['12345-67890', 'invalid'],
    ['12345 6789', 'invalid'],
    ['1234a', 'invalid'],
    ['a12345', 'invalid'],
  ])('refuses "%s" as %s', (text, code) => {
    expect(checkZip(text)).toEqual({ ok: false, error: { code } });
  });
});

describe('checkAddressField', () => {
  it.each([
    ['12 Elm St. #4', true, '12 Elm St. #4'],
    ["O'Fallon", false, "O'Fallon"],
    [' Reno ', true, 'Reno'],
    ['  ', false, ''],
  ])('accepts "%s" (required: %s)', (text, required, value) => {
    expect(checkAddressField(text, required)).toEqual({ ok: true, value });
  });

  it('refuses an empty required one', () => {
    expect(checkAddressField(' ', true)).toEqual({ ok: false, error: { code: 'required' } });
  });

  it.each(forbidden)('refuses the forbidden %s', (mark) => {
    expect(checkAddressField(`12 Elm${mark}St`, false)).toEqual({
      ok: false,
      error: { code: 'invalid' },
    });
  });
});
