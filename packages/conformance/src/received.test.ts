import { describe, expect, it } from 'vitest';
import { shownCode, shownValue, valueAt } from './received';

it.each([
  ['12/31/2026', 'the text "99/99/9999"'],
  ['Maya 1988', 'the text "xxxx 9999"'],
  ['', 'an empty text'],
  ['a'.repeat(60), `the text "${'x'.repeat(40)}…"`],
  [7, 'the number 7'],
  [104_417.25, 'the number 999999.99'],
  [null, 'null'],
  [true, 'true'],
  [undefined, 'nothing'],
  [[1, 2], 'a list of 2'],
  [{}, 'an object'],
])('shows %j as its form: %s', (value, shown) => {
  expect(shownValue(value)).toBe(shown);
});

it.each([
  ['InvalidCredentials', 'InvalidCredentials'],
  ['900-12-3456', '999-99-9999 (masked)'],
  ['Maya Whitfield', 'xxxx xxxxxxxxx (masked)'],
])('shows the code %s as %s', (code, shown) => {
  expect(shownCode(code)).toBe(shown);
});

describe('the value that an issue is about', () => {
  const body = { Accounts: [{ Type: 'x' }, { Type: null }] };

  it('is found by names in any letter case', () => {
    expect(valueAt(body, 'accounts.0.type: number expected')).toEqual({ value: 'x' });
    expect(valueAt(body, 'accounts.1.type: number expected')).toEqual({ value: null });
    expect(valueAt(body, 'accounts: Array expected')).toEqual({ value: body.Accounts });
  });

  it('is not guessed where the answer has no field of this name', () => {
    expect(valueAt(body, 'accounts.0.kind: number expected')).toBeUndefined();
  });
});
