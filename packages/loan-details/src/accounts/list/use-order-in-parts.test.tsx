import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useOrderInParts } from './use-order-in-parts';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }),
);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const show = (rows: readonly number[]) =>
  renderHook((shown) => useOrderInParts(shown), { initialProps: rows });
const nextFrame = () => {
  act(() => {
    vi.advanceTimersToNextFrame();
  });
};

it('gives a short list its order at once', () => {
  const rows = upTo(20);
  const { result, rerender } = show(rows);
  const reversed = rows.toReversed();
  rerender(reversed);
  expect(result.current).toBe(reversed);
});

it('moves the rows of a long list in parts, and draws each of them all the time', () => {
  const rows = upTo(50);
  const { result, rerender } = show(rows);
  const reversed = rows.toReversed();
  rerender(reversed);
  for (const placed of [20, 40]) {
    expect(result.current.slice(0, placed)).toEqual(reversed.slice(0, placed));
    // The others still have the order before.
    expect(result.current.slice(placed)).toEqual(rows.slice(0, 50 - placed));
    nextFrame();
  }
  expect(result.current).toBe(reversed);
});

it('goes on from what is drawn where the order changes again', () => {
  const rows = upTo(50);
  const { result, rerender } = show(rows);
  rerender(rows.toReversed());
  const again = [...rows];
  rerender(again);
  expect([...result.current].sort((a, b) => a - b)).toEqual(rows);
  nextFrame();
  nextFrame();
  expect(result.current).toBe(again);
});

it('shows rows that come or go at once', () => {
  const { result, rerender } = show(upTo(100));
  const more = upTo(200);
  rerender(more);
  expect(result.current).toBe(more);
});
