import { expect, it } from 'vitest';
import { summarise } from './summary.mjs';

const visit = (usable: number, blocking = 0, cls = 0) => ({
  usable,
  interactive: usable + 10,
  blocking,
  cls,
  heap: 1000,
});

it('gives the least, the median and the most of each measure, and multiples of the floor', () => {
  const summary = summarise(
    new Map([
      ['floor', [visit(100, 50), visit(300, 50), visit(200, 50)]],
      ['sign-in', [visit(150, 75), visit(50, 75, 0.02)]],
    ]),
    () => 'floor',
  );
  expect(summary).toEqual({
    floor: {
      usable: [100, 200, 300],
      interactive: [110, 210, 310],
      blocking: [50, 50, 50],
      cls: [0, 0, 0],
      heap: [1000, 1000, 1000],
      timesFloor: { usable: 1, interactive: 1, blocking: 1 },
    },
    'sign-in': {
      usable: [50, 100, 150],
      interactive: [60, 110, 160],
      blocking: [75, 75, 75],
      cls: [0, 0.01, 0.02],
      heap: [1000, 1000, 1000],
      timesFloor: { usable: 0.5, interactive: 0.524, blocking: 1.5 },
    },
  });
});

it('gives no multiple of 0', () => {
  const summary = summarise(new Map([['floor', [visit(100)]]]), () => 'floor');
  expect(summary['floor']).toMatchObject({ timesFloor: { blocking: null } });
});

it('compares a page with its own floor, and its next visit with the first', () => {
  const summary = summarise(
    new Map([
      ['floor', [visit(1000)]],
      ['floor-list', [visit(200)]],
      ['accounts', [{ ...visit(180), again: 72 }]],
    ]),
    (page) => (page === 'accounts' ? 'floor-list' : page),
  );
  expect(summary['accounts']).toMatchObject({ timesFloor: { usable: 0.9 }, timesFirst: 0.4 });
  expect(summary['floor-list']).not.toHaveProperty('timesFirst');
});
