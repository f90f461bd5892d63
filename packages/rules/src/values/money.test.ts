import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addCents,
  amountFromCents,
  cents,
  centsFromAmount,
  formatMoney,
  maxCents,
  minCents,
  multiplyCents,
  parseMoney,
} from './money';

const anyAmount = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 });

describe('cents', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d', (value) => {
    expect(() => cents(value)).toThrow(RangeError);
  });

  it('has no negative zero', () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
  });
});

describe('amounts of the API', () => {
  it.each([
    [12.5, 1250],
    [0, 0],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [100.055, 10_006],
    [-1.005, -101],
    [1e-7, 0],
    [1234567.89, 123_456_789],
  ])('reads %d dollars as %d cents, half up', (dollars, expected) => {
    expect(centsFromAmount(dollars)).toBe(expected);
  });

  it('are the same after writing and reading', () => {
    fc.assert(
      fc.property(anyAmount, (n) => {
        expect(centsFromAmount(amountFromCents(cents(n)))).toBe(n + 0);
      }),
    );
  });
});

describe('formatMoney', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [123_450, '$1,234.50'],
    [-500, '-$5.00'],
    [-5, '-$0.05'],
    [100_000_000, '$1,000,000.00'],
    [99_999, '$999.99'],
  ])('shows %d cents as %s', (amount, expected) => {
    expect(formatMoney(cents(amount))).toBe(expected);
  });

  it('is read back by parseMoney', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000_000), (n) => {
        expect(parseMoney(formatMoney(cents(n)))).toEqual({ ok: true, value: n });
      }),
    );
  });
});

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
    expect(parseMoney(text)).toEqual({ ok: false, code });
  });

  it('[PAY-356] rejects more than two decimals instead of rounding them', () => {
    expect(parseMoney('1,234.567')).toEqual({ ok: false, code: 'tooManyDecimals' });
  });

  it('never throws, whatever is pasted', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseMoney(text)));
  });
});

describe('computing', () => {
  it('adds, compares', () => {
    expect(addCents()).toBe(0);
    expect(addCents(cents(10), cents(20), cents(-5))).toBe(25);
    expect(minCents(cents(3), cents(2))).toBe(2);
    expect(maxCents(cents(3), cents(2))).toBe(3);
  });

  it.each([
    [10_005, 1.1, 11_006],
    [10_000, 1, 10_000],
    [10_000, 0, 0],
    [1, 0.5, 1],
    [-1, 0.5, -1],
    [333, 1e-7, 0],
    [3, 1 / 3, 1],
  ])('multiplies %d cents by %d to %d, half up', (amount, factor, expected) => {
    expect(multiplyCents(cents(amount), factor)).toBe(expected);
  });

  it('multiplies by a factor of hundredths as exactly as whole numbers', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.nat(1000), (amount, hundredths) => {
        const exact = BigInt(amount) * BigInt(hundredths);
        expect(multiplyCents(cents(amount), hundredths / 100)).toBe(Number((exact + 50n) / 100n));
      }),
    );
  });
});
