import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../testing/dates';
import {
  checkDateOfBirth,
  checkEmail,
  checkSsn,
  emailMaximum,
  requiredSsnDigits,
} from './identity';

describe('the digits of the SSN', () => {
  it.each([
    ['[ACC-311] all where no account number is requested', 4, false, 9],
    ['[ACC-312] as the setting', 4, true, 4],
    ['[ACC-312] all where it is not set', undefined, true, 9],
    ['all where it is too small', 0, true, 9],
    ['all where it is too large', 12, true, 9],
  ])('%s', (_title, setting, asksAccount, digits) => {
    expect(requiredSsnDigits(setting, asksAccount)).toBe(digits);
  });

  it.each([
    ['empty', '', 9, 'required'],
    ['letters', 'abc', 9, 'incomplete'],
    ['[POR-142] with a letter', '900123456x', 9, 'incomplete'],
    ['one too few', '90012345', 9, 'incomplete'],
    ['with dashes', '900-12-3456', 9, '900123456'],
    ['[ACC-313]', '3456', 4, '3456'],
    ['one too few', '345', 4, 'incomplete'],
  ])('%s "%s" of %i: %s', (_id, text, digits, expected) => {
    const checked = checkSsn(text, digits);
    expect(checked.ok ? checked.value : checked.error.code).toBe(expected);
  });
});

describe('an e-mail address', () => {
  const long = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    [' iris@example.com ', 'iris@example.com'],
    ["o'brien+loans@mail.example.co", "o'brien+loans@mail.example.co"],
    ['iris', 'invalid'],
    ['iris@', 'invalid'],
    ['iris@example', 'invalid'],
    ['iris@example.', 'invalid'],
    ['iris @example.com', 'invalid'],
    ['iris@exa mple.com', 'invalid'],
    ['🙂@example.com', 'invalid'],
    ['מרים@example.com', 'invalid'],
    ['<b>@example.com', 'invalid'],
  ])('"%s": %s', (text, expected) => {
    const checked = checkEmail(text);
    expect(checked.ok ? checked.value : checked.error.code).toBe(expected);
  });

  it('[ACC-307] has at most 100 characters', () => {
    expect(checkEmail(long(emailMaximum)).ok).toBe(true);
    expect(checkEmail(long(emailMaximum + 1))).toMatchObject({ error: { code: 'invalid' } });
  });

  it('is checked quickly, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 10_000, unit: 'binary' }), (text) => {
        checkEmail(text);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a date of birth', () => {
  const today = day('2026-03-02');
  it.each([
    ['', 'required'],
    ['04/12/1988', '1988-04-12'],
    ['unreal', '13/45/1990', 'invalid'],
    ['an unfinished one', '04/12', 'invalid'],
    ['a leap day in a common year', '02/29/1990', 'invalid'],
    ['[ACC-317]', '03/03/2026', 'invalid'],
    ['today', '03/02/2026', '2026-03-02'],
    ['[ACC-318]', '03/01/1916', 'invalid'],
    ['110 years ago', '03/02/1916', '1916-03-02'],
    ['110 years ago, earlier in the year', '01/31/1916', 'invalid'],
    ['110 years ago, later in the year', '12/01/1916', '1916-12-01'],
  ])('%s %s', (...row) => {
    const [text = '', expected] = row.slice(-2);
    const checked = checkDateOfBirth(text, today);
    expect(checked.ok ? checked.value : checked.error.code).toBe(expected);
  });
});
