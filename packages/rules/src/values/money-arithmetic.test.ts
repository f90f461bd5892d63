import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from './money';
import { addCents, maxCents, minCents, multiplyCents } from './money-arithmetic';

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
