import { describe, expect, it } from 'vitest';
import { faultsOf, figuresOf } from './figures.mjs';

describe('figures', () => {
  it('are those of the sorted times', () => {
    const times = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(figuresOf(times)).toEqual({ p50: 51, p95: 96, p99: 100, most: 100 });
    expect(figuresOf([])).toEqual({ p50: 0, p95: 0, p99: 0, most: 0 });
  });
});

describe('a run under load', () => {
  const good = { errors: [], problems: [], times: { p95: 149 } };

  it.each([
    ['nothing', {}, []],
    ['each error once', { errors: ['401', '401'] }, ['error: 401']],
    ['the ledger', { problems: ['one posting too many'] }, ['ledger: one posting too many']],
    ['late answers', { times: { p95: 150 } }, ['p95 of 150 ms, at most 149']],
  ])('fails by %s', (_fault, found, faults) => {
    expect(faultsOf({ ...good, ...found })).toEqual(faults);
  });
});
