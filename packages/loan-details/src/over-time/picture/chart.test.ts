import { cents, localDate } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import type { BalancePoint } from './balance-points';
import { areaBelow, characterWidth, drawChart, pathOf, roundSteps, shortAmount } from './chart';

function point(text: string, balance: number): BalancePoint {
  const on = localDate(text);
  if (!on) throw new Error(`Not a day: ${text}`);
  return { on, balance: cents(balance) };
}

const plain = (amount: number) => `$${shortAmount(amount).value}${shortAmount(amount).unit}`;

describe('the steps of the amounts', () => {
  it.each([
    [1_850_000, 5, [0, 500_000, 1_000_000, 1_500_000, 2_000_000]],
    [1_850_000, 2, [0, 1_000_000, 2_000_000]],
    [2_000_000, 5, [0, 500_000, 1_000_000, 1_500_000, 2_000_000]],
    [90_000, 5, [0, 20_000, 40_000, 60_000, 80_000, 100_000]],
    [31_000_000, 2, [0, 20_000_000, 40_000_000]],
    [1, 2, [0, 0.5, 1]],
  ])('up to %i in %i are round', (greatest, count, expected) => {
    expect(roundSteps(greatest, count)).toEqual(expected);
  });
});

it.each([
  [2_000_000, '$20k'],
  [250_000, '$2.5k'],
  [50_000, '$500'],
  [150_000_000, '$1.5M'],
  [0, '$0'],
])('%i cents is %s on the axis', (amount, expected) => {
  expect(plain(amount)).toBe(expected);
});

describe('a chart', () => {
  const past = [point('2023-05-04', 1_850_000), point('2025-03-12', 1_251_421)];
  const planned = [point('2025-03-12', 1_251_421), point('2028-06-04', 0)];
  const faster = [point('2025-03-12', 1_251_421), point('2028-01-04', 0)];
  const draw = (width: number) => drawChart({ past, planned, faster }, width, plain);

  it.each([288, 320, 648, 1_200])('stays within %i px', (width) => {
    const chart = draw(width);
    for (const { x, y } of [...chart.past, ...chart.planned, ...chart.faster]) {
      expect(x).toBeGreaterThanOrEqual(chart.left);
      expect(x).toBeLessThanOrEqual(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThanOrEqual(chart.base);
    }
    expect(chart.past[0]?.x).toBe(chart.left);
    expect(chart.planned.at(-1)?.y).toBe(chart.base);
  });

  it.each([
    [288, ['2024', '2026', '2028']],
    [648, ['2023', '2024', '2025', '2026', '2027', '2028']],
  ])('names the years that have a place in %i px', (width, expected) => {
    const { years } = draw(width);
    expect(years.map(({ text }) => text)).toEqual(expected);
    years.slice(1).forEach(({ at }, index) => {
      expect(at - (years[index]?.at ?? 0)).toBeGreaterThan(4 * characterWidth);
    });
  });

  it('of a loan within one year names that year', () => {
    const lines = {
      past: [],
      planned: [point('2025-03-12', 1_000), point('2025-06-04', 0)],
      faster: [],
    };
    expect(drawChart(lines, 320, plain).years).toEqual([{ at: expect.any(Number), text: '2025' }]);
  });

  it('of a day has no width, and fails nowhere', () => {
    const lines = { past: [point('2025-03-12', 1_000)], planned: [], faster: [] };
    expect(pathOf(drawChart(lines, 320, plain).past)).toMatch(/^M[\d.]+ [\d.]+$/);
    expect(pathOf(drawChart({ past: [], planned: [], faster: [] }, 320, plain).past)).toBe('');
  });

  it('has an area down to the base line', () => {
    expect(
      areaBelow(
        [
          { x: 1, y: 2 },
          { x: 3, y: 4 },
        ],
        9,
      ),
    ).toBe('M1 2L3 4L3 9L1 9Z');
  });
});
