import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkSecretAnswer, hasAllowedCharacters } from './secret-answer';

it.each([
  ['Blue 7', { ok: true, value: 'Blue 7' }],
  [" St. John's, A & B - what?! ", { ok: true, value: "St. John's, A & B - what?!" }],
  ['O’Brien', { ok: true, value: "O'Brien" }],
  ['', { ok: false, error: { code: 'required' } }],
  ['   ', { ok: false, error: { code: 'required' } }],
  ['a;b', { ok: false, error: { code: 'characters' } }],
  ['naïve', { ok: false, error: { code: 'characters' } }],
  ['🙂', { ok: false, error: { code: 'characters' } }],
  ['a"b', { ok: false, error: { code: 'characters' } }],
])('[ACC-598] of "%s"', (text, expected) => {
  expect(checkSecretAnswer(text)).toEqual(expected);
});

it('[ACC-598] accepts each of the listed characters and no other', () => {
  const allowed = new Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,'?!&-");
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }), (char) => {
      expect(hasAllowedCharacters(char)).toBe(allowed.has(char));
    }),
  );
});
