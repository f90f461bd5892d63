import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../values/money';
import { addCents } from '../../values/money-arithmetic';
import { owedAfter, upToOwed } from './owed-after';

const parts = (amount: number, additionalPrincipal = 0) => ({
  amount: cents(amount),
  additionalPrincipal: cents(additionalPrincipal),
});

it.each([
  [500_000, parts(20_000), 480_000],
  [500_000, parts(20_000, 5_000), 475_000],
  [20_000, parts(20_000), 0],
  [20_000, parts(20_000, 1), 0],
])('of %d cents owed, %j leaves %d', (owed, paid, left) => {
  expect(owedAfter(cents(owed), paid)).toBe(left);
});

describe('upToOwed', () => {
  it.each([
    [500_000, parts(20_000, 5_000), parts(20_000, 5_000)],
    [25_000, parts(20_000, 5_000), parts(20_000, 5_000)],
    [24_999, parts(20_000, 5_000), parts(20_000, 4_999)],
    [20_000, parts(20_000, 5_000), parts(20_000)],
    [12_345, parts(20_000, 5_000), parts(12_345)],
    [0, parts(20_000, 5_000), parts(0)],
    [-1, parts(20_000, 5_000), parts(0)],
  ])('of %d cents owed, %j pays %j', (owed, asked, taken) => {
    expect(upToOwed(cents(owed), asked)).toEqual(taken);
  });

  it('pays a loan off exactly: every payment in full except the last, which is the rest', () => {
    const amount = fc.integer({ min: 1_000, max: 50_000 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }), amount, fc.nat(5_000), (owed, a, p) => {
        const asked = parts(a, p);
        const taken: number[] = [];
        let left = cents(owed);
        while (left > 0) {
          const payment = upToOwed(left, asked);
          taken.push(addCents(payment.amount, payment.additionalPrincipal));
          left = owedAfter(left, payment);
        }
        expect(taken.reduce((sum, each) => sum + each, 0)).toBe(owed);
        expect(taken.slice(0, -1).every((each) => each === a + p)).toBe(true);
        expect(taken.at(-1)).toBeLessThanOrEqual(a + p);
      }),
    );
  });
});
