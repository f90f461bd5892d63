import { expect, it } from 'vitest';
import { beyondLimits } from './limits.mjs';

const spread = (median: number) => [median, median, median];

const page = (more: object = {}) => ({
  timesFloor: { usable: 0.5, interactive: 0.8, blocking: 1 },
  blocking: spread(30),
  bytes: spread(3700),
  requests: spread(2),
  second: spread(5),
  heap: spread(1_000_000),
  cls: [0, 0, 0],
  ...more,
});

const signIn = (more: object) => beyondLimits({ slow: { 'sign-in': page(more) } });
const times = (more: object) => ({
  timesFloor: { usable: 0.5, interactive: 0.8, blocking: 1, ...more },
});

it.each([
  ['a usable field', times({ usable: 0.76 }), 'usable, times the floor 0.76, at most 0.75'],
  ['the live page', times({ interactive: 1.01 }), 'interactive, times the floor 1.01, at most 1'],
  ['blocking', times({ blocking: 1.3 }), 'blocking, times the floor 1.3, at most 1.25'],
  ['requests', { requests: spread(3) }, 'requests until usable 3, at most 2'],
  ['another element', { second: spread(12.5) }, 'a second element, ms 12.5, at most 12'],
  ['heap', { heap: spread(1_800_000) }, 'heap, bytes 1800000, at most 1782579.2'],
  ['layout shift', { cls: [0, 0, 0.011] }, 'layout shift 0.011, at most 0.01'],
])('reports when the sign-in page exceeds its limit: %s', (_, figures, said) => {
  expect(signIn({})).toEqual([]);
  expect(signIn(figures)).toEqual([`slow, sign-in: ${said}`]);
});

it('limits the page with the script and the tag alone', () => {
  const slow = { 'sign-in-plain': page(times({ usable: 1.01, interactive: 1.26 })) };
  expect(beyondLimits({ slow })).toEqual([
    'slow, sign-in-plain: usable, times the floor 1.01, at most 1',
    'slow, sign-in-plain: interactive, times the floor 1.26, at most 1.25',
  ]);
});

it('limits the first figures of a signed-in borrower, also of the next visit', () => {
  const slow = (usable: number, timesFirst: number) => ({
    slow: { loan: page({ ...times({ usable }), timesFirst }) },
  });
  expect(beyondLimits(slow(1.25, 0.7))).toEqual([]);
  expect(beyondLimits(slow(1.26, 0.71))).toEqual([
    'slow, loan: figures shown, times the floor 1.26, at most 1.25',
    'slow, loan: figures shown again, times the first visit 0.71, at most 0.7',
  ]);
});

it('limits layout shift on every page of every profile, and more only for sign-in', () => {
  const moved = page({ ...times({ usable: 2 }), cls: [0, 0, 0.02] });
  expect(beyondLimits({ slow: {}, fast: { accounts: moved } })).toEqual([
    'fast, accounts: layout shift 0.02, at most 0.01',
  ]);
});

it.each([
  ['16 ms against 4 pass', 16, 4, true],
  ['30 ms against 4 do not', 30, 7.5, false],
  ['30 ms against nothing do not', 30, null, false],
])('counts only noticeable blocking: %s', (_, own, multiple, passes) => {
  const figures = { blocking: spread(own), ...times({ blocking: multiple }) };
  expect(signIn(figures).length === 0).toBe(passes);
});
