import { describe, expect, it } from 'vitest';
import { mergeShared } from './merge-shared.mjs';

type Given = Record<string, [bytes: number, tags: string, imports?: string[]]>;

const merge = (given: Given, most = 99, weight = (_tag: string): number => 1): string[][] =>
  mergeShared(
    Object.entries(given).map(([name, [bytes, tags, imports = []]]) => ({
      name,
      bytes,
      tags: new Set(tags),
      imports,
    })),
    { most, weight },
  );

describe('shared chunks', () => {
  it('are merged when the same pages load them', () => {
    expect(merge({ a: [5000, 'xy'], b: [4000, 'xy'] })).toEqual([['a', 'b']]);
  });

  it('are merged when the unneeded bytes cost less than a separate file', () => {
    expect(merge({ a: [5000, 'xy'], b: [600, 'x'] })).toEqual([['a'], ['b']]);
    expect(merge({ a: [100, 'xyz'], b: [90, 'xy'] })).toEqual([['a', 'b']]);
  });

  it('are merged until there are few enough, the cheapest first', () => {
    const given: Given = { a: [900, 'x'], b: [300, 'y'], c: [200, 'z'] };
    expect(merge(given, 2)).toEqual([['a'], ['b', 'c']]);
    expect(merge(given, 1)).toEqual([['a', 'b', 'c']]);
  });

  it('are not merged at the expense of the page with the highest weight', () => {
    const given: Given = { a: [300, 'xy'], b: [300, 'yz'], c: [300, 'zw'] };
    expect(merge(given, 2, (tag) => (tag === 'x' ? 9 : 1))).toEqual([['a'], ['b', 'c']]);
  });

  it('are never merged into an import cycle', () => {
    expect(merge({ a: [10, 'xy', ['b']], b: [5000, 'x', ['c']], c: [10, 'xy'] }, 3)).toEqual([
      ['a'],
      ['b'],
      ['c'],
    ]);
  });
});
