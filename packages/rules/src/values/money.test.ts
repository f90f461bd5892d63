import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountFromCents, cents, centsFromAmount, formatDecimal, formatMoney } from './money';
import { parseMoney } from './typed-money';

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

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [-250, '-2.50'],
  [123_450, '1234.50'],
  [-100_000_000, '-1000000.00'],
])('writes %d cents for a search as %s', (amount, expected) => {
  expect(formatDecimal(cents(amount))).toBe(expected);
});
