import { describe, expect, it } from 'vitest';
import { day } from '../testing/dates';
import { coverageOf, hasMatured } from './insurance';

describe('whom an insurance covers', () => {
  it.each([
    ['[LON-329]', 1, 'individual'],
    ['[LON-330]', 2, 'joint'],
    ['[LON-331]', 0, 'none'],
    ['[LON-331]', 3, 'none'],
    ['[LON-331]', -1, 'none'],
    ['[LON-331]', undefined, 'none'],
  ])('%s %s: %s', (_, code, coverage) => {
    expect(coverageOf(code)).toBe(coverage);
  });
});

describe('a loan whose original maturity is March 12, 2025', () => {
  it.each([
    ['2025-03-11', false],
    ['2025-03-12', false],
    ['2025-03-13', true],
  ])('[LON-333] has matured on %s: %s', (today, expected) => {
    expect(hasMatured(day('2025-03-12'), day(today))).toBe(expected);
  });

  it('[LON-333] has not, when the maturity is unknown', () => {
    expect(hasMatured(undefined, day('2025-03-12'))).toBe(false);
  });
});
