import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRowHeights } from './row-heights';

describe('the heights of rows', () => {
  it.each([
    ['the top', 0, 100, [0, 2]],
    ['the middle', 120, 200, [2, 4]],
    ['the start of a row', 100, 150, [2, 3]],
    ['before the list', -200, 60, [0, 2]],
    ['the end', 460, 900, [9, 10]],
    ['after the list', 900, 1_000, [9, 10]],
  ])('find the rows at %s', (_, from, to, rows) => {
    expect(createRowHeights(10, 50).between(from, to)).toEqual(rows);
  });

  it('of an empty list find none', () => {
    const heights = createRowHeights(0, 50);
    expect(heights.between(0, 500)).toEqual([0, 0]);
    expect(heights.offsetOf(0)).toBe(0);
  });

  it('move the rows after a measured one', () => {
    const heights = createRowHeights(10, 50);
    expect(heights.measure(2, 80)).toBe(30);
    expect(heights.measure(2, 80)).toBe(0);
    expect([2, 3, 10].map(heights.offsetOf)).toEqual([100, 180, 530]);
    expect(heights.between(150, 190)).toEqual([2, 4]);
  });

  it('add up, whatever was measured in whatever order', () => {
    const measured = fc.array(fc.tuple(fc.nat(19), fc.integer({ min: 1, max: 400 })));
    fc.assert(
      fc.property(measured, fc.nat(8_000), (changes, position) => {
        const heights = createRowHeights(20, 48);
        const expected = Array.from({ length: 20 }, () => 48);
        for (const [index, height] of changes) {
          heights.measure(index, height);
          expected[index] = height;
        }
        const total = expected.reduce((sum, height) => sum + height, 0);
        expect(heights.offsetOf(20)).toBe(total);
        const [first, end] = heights.between(position, position + 100);
        expect(heights.offsetOf(first)).toBeLessThanOrEqual(Math.max(position, 0) + 0.01);
        if (end < 20) expect(heights.offsetOf(end)).toBeGreaterThanOrEqual(position + 100);
      }),
    );
  });
});
