import { describe, expect, it } from 'vitest';
import { figuresOf } from './figures.mjs';
import { measure } from './measure.mjs';

describe('the reference API under load', () => {
  it('[POR-112] answers for ten seconds without an error, and the ledger balances', async () => {
    // The rate is that of a machine that runs other tests too; `npm run load` measures.
    const { errors, problems, payments, requests } = await measure({
      ...{ seconds: 10, rate: 50, borrowers: 30 },
    });
    expect(errors).toEqual([]);
    expect(problems).toEqual([]);
    expect(requests).toBeGreaterThanOrEqual(500);
    expect(payments).toBeGreaterThanOrEqual(20);
  }, 120_000);
});

describe('figures', () => {
  it('are those of the sorted times', () => {
    const times = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(figuresOf(times)).toEqual({ p50: 51, p95: 96, p99: 100, most: 100 });
    expect(figuresOf([])).toEqual({ p50: 0, p95: 0, p99: 0, most: 0 });
  });
});
