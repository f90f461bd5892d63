import { describe, expect, it } from 'vitest';
import { planOf } from './plan';

const plans = Array.from({ length: 500 }, (_, n) => planOf(1, n));

describe('the plan of a run', () => {
  it('is the same for the same seed, and differs for another', () => {
    expect(planOf(42, 7)).toEqual(planOf(42, 7));
    expect(plans.filter((plan, n) => plan.cents === planOf(2, n).cents).length).toBeLessThan(20);
  });

  it('has every gesture and every trouble among 500 runs', () => {
    expect(new Set(plans.map(({ confirmAction }) => confirmAction)).size).toBe(6);
    expect(new Set(plans.map(({ failure }) => failure.name)).size).toBe(13);
    expect(new Set(plans.map(({ processes }) => processes)).size).toBe(2);
    expect(plans.filter(({ kill }) => kill).length).toBeGreaterThan(100);
  });
});
