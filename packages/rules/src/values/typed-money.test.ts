import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMoney } from './typed-money';

describe('parseMoney', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12.', 1200],
    ['.5', 50],
    [' $1,234.50 ', 123_450],
    ['0.01', 1],
    ['007', 700],
  ])('reads %s', (text, expected) => {
    expect(parseMoney(text)).toEqual({ ok: true, value: expected });
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['$', 'invalid'],
    ['.', 'invalid'],
    ['1.2.3', 'invalid'],
    ['-5', 'invalid'],
    ['12e3', 'invalid'],
    ['1,23', 'invalid'],
    ['12,34.00', 'invalid'],
    ['99999999999999999', 'invalid'],
    ['0.001', 'tooManyDecimals'],
  ])('refuses "%s" as %s', (text, code) => {
    expect(parseMoney(text)).toEqual({ ok: false, error: { code } });
  });

  it('[PAY-356] rejects more than two decimals instead of rounding them', () => {
    expect(parseMoney('1,234.567')).toEqual({ ok: false, error: { code: 'tooManyDecimals' } });
  });

  it('never throws, whatever is pasted', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseMoney(text)));
  });
});
