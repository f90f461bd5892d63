import { expect, it } from 'vitest';
import { checkRoutingNumber } from './routing-number';

it.each([
  ['', 'required'],
  ['  ', 'required'],
  ['12345678', 'invalid'],
  ['1234567890', 'invalid'],
  ['12345678a', 'invalid'],
  ['123 456 789', 'invalid'],
])('refuses the routing number "%s" as %s', (text, code) => {
  expect(checkRoutingNumber(text)).toEqual({ ok: false, error: { code } });
});

it.each([
  ['nine digits', ' 021000021 ', '021000021'],
  [
    'nine digits whose checksum is wrong, which is not ours to judge (D80)',
    '123456789',
    '123456789',
  ],
])('accepts %s', (_, text, value) => {
  expect(checkRoutingNumber(text)).toEqual({ ok: true, value });
});
