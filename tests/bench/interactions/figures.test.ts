import { expect, it } from 'vitest';
import { beyondLimits, figuresOf, limits, linesOf } from './figures.mjs';

const one = (kind: 'key' | 'press', toPaint: number, work: number) => ({
  kind,
  name: `${kind} of ${toPaint}`,
  toPaint,
  work,
});

/** A hundred keys, of 1 to 100 ms. */
const keys = Array.from({ length: 100 }, (_, index) => one('key', index + 1, (index + 1) / 10));
const floor = [one('key', 16, 1), one('key', 16, 2), one('key', 16, 2), one('press', 16, 4)];

it('names the lowest value that so many percent do not exceed', () => {
  const { key, press, all } = figuresOf([...keys].reverse(), floor);
  expect(key).toEqual({
    count: 100,
    toPaint: { median: 50, p95: 95, p98: 98, max: 100 },
    work: { median: 5, p95: 9.5, p98: 9.8, max: 10 },
    timesFloor: { median: 2.5, p95: 4.75 },
  });
  expect(press).toBeUndefined();
  expect(all?.toPaint).toEqual(key?.toPaint);
});

it('reports a kind whose processor time exceeds its share of the floor, and no other', () => {
  const slow = 2 * limits.key.median + 2;
  const figures = figuresOf([one('key', 300, slow), one('press', 400, 4)], floor);
  expect(beyondLimits(figures)).toEqual([
    `key: processor time (median), times the floor ${slow / 2}, at most ${limits.key.median}`,
  ]);
});

it('lists the interactions that took longest, longest first', () => {
  const lines = linesOf(figuresOf(keys, floor), keys, 2);
  expect(lines.slice(-2)).toEqual([
    '  100 ms    10.0 ms  key: key of 100',
    '   99 ms     9.9 ms  key: key of 99',
  ]);
});
