import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCountdown, idleState } from './idle';
import { countdownSeconds, idleLimit } from './idle-limits';

describe('idleState', () => {
  const seconds = 1000;

  it.each([
    [0, { at: 'active', nextCheck: 180_000 }],
    [179_999, { at: 'active', nextCheck: 1 }],
    [180_000, { at: 'warning', remainingSeconds: 120 }],
    [181 * seconds, { at: 'warning', remainingSeconds: 119 }],
    [299 * seconds, { at: 'warning', remainingSeconds: 1 }],
    [299 * seconds + 999, { at: 'warning', remainingSeconds: 1 }],
    [300 * seconds, { at: 'expired' }],
    [9 * 3600 * seconds, { at: 'expired' }],
    [-5 * seconds, { at: 'active', nextCheck: 180_000 }],
  ])('after %d ms without input', (idle, expected) => {
    const lastActivity = 1_700_000_000_000;
    expect(idleState(lastActivity + idle, lastActivity)).toEqual(expected);
  });

  it('never counts up', () => {
    const gap = fc.nat(400_000);
    fc.assert(
      fc.property(gap, gap, (a, b) => {
        const left = (idle: number) => {
          const state = idleState(idle, 0);
          if (state.at === 'active') return countdownSeconds + 1;
          return state.at === 'warning' ? state.remainingSeconds : 0;
        };
        expect(left(Math.max(a, b))).toBeLessThanOrEqual(left(Math.min(a, b)));
      }),
    );
  });

  it('returns the time until the warning is due', () => {
    const state = idleState(60_000, 0);
    expect(state).toEqual({ at: 'active', nextCheck: idleLimit - 60_000 });
  });
});

it.each([
  [120, '2:00'],
  [119, '1:59'],
  [60, '1:00'],
  [9, '0:09'],
  [0, '0:00'],
  [-3, '0:00'],
])('shows %d seconds as %s', (seconds, shown) => {
  expect(formatCountdown(seconds)).toBe(shown);
});
