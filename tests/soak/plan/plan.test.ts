import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockSize, weightOf } from './deal';
import * as kinds from './kinds';
import { planOf } from './plan';

const seeds = fc.integer({ min: 1, max: 1_000_000 });
const plansOf = (seed: number, runs: number) =>
  Array.from({ length: runs }, (_, n) => planOf(seed, n));

const tables = Object.entries(kinds).filter(([, table]) => Array.isArray(table));

describe('the plan of a run', () => {
  it('is the same for the same seed, and differs for another', () => {
    expect(planOf(42, 7)).toEqual(planOf(42, 7));
    const other = plansOf(2, 500);
    const same = plansOf(1, 500).filter(({ cents }, n) => cents === other[n]?.cents);
    expect(same.length).toBeLessThan(20);
  });

  it.each(tables)('has a table of %s whose weights are a block', (_name, table) => {
    expect(weightOf(table)).toBe(blockSize);
    for (const { weight } of table) expect(weight).toBeGreaterThan(0);
  });

  it('[POR-012] has each kind at least once among the first forty runs of any seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const found = new Set(plansOf(seed, blockSize).flatMap((plan) => plan.kinds));
        const all = tables.reduce((sum, [, table]) => sum + table.length, 0);
        expect(found.size).toBe(all);
      }),
    );
  });

  it('lets the cut-off pass only where a bank payment of today can be made later', () => {
    fc.assert(
      fc.property(seeds, fc.nat(2_000), (seed, n) => {
        const { before, payment } = planOf(seed, n);
        if (before !== 'the cut-off passes') return;
        expect(payment).toMatchObject({ by: 'bank', when: 'today' });
        expect(payment.onlyToday).toBeUndefined();
      }),
    );
  });
});
