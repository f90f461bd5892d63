import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSort, sortRows, type SortValue } from './sorting';

const value: fc.Arbitrary<SortValue> = fc.option(fc.integer(), { nil: undefined });

describe('sorting', () => {
  it('keeps every row, and never changes the list it was given', () => {
    fc.assert(
      fc.property(fc.array(value), fc.boolean(), (rows, descending) => {
        const before = [...rows];
        const sorted = sortRows(rows, (row) => row, descending);
        expect(rows).toEqual(before);
        expect(sorted.toSorted()).toEqual(rows.toSorted());
      }),
    );
  });

  it('puts rows without a value last in both orders', () => {
    fc.assert(
      fc.property(fc.array(value), fc.boolean(), (rows, descending) => {
        const sorted = sortRows(rows, (row) => row, descending);
        const firstEmpty = sorted.indexOf(undefined);
        const tail = firstEmpty < 0 ? [] : sorted.slice(firstEmpty);
        expect(tail.every((row) => row === undefined)).toBe(true);
      }),
    );
  });

  it('orders texts as a collator does that counts numbers by their size', () => {
    const { compare } = new Intl.Collator(undefined, { numeric: true });
    const text = fc.stringMatching(/^[a-eÀ-ü -]{0,3}(0{0,2}[1-9]\d{0,6}[a-c]?\d?)?$/);
    fc.assert(
      fc.property(fc.array(text), (rows) => {
        expect(sortRows(rows, (row) => row, false)).toEqual(rows.toSorted(compare));
      }),
    );
  });

  it.each([
    ['numbers inside text by their size', ['loan 10', 'loan 9'], ['loan 9', 'loan 10']],
    ['days by the calendar', ['2026-02-01', '2025-12-31'], ['2025-12-31', '2026-02-01']],
    ['capitals with small letters', ['b', 'A', 'a'], ['A', 'a', 'b']],
  ])('orders %s', (_, given, expected) => {
    expect(sortRows(given, (text) => text.toLowerCase(), false)).toEqual(expected);
  });

  it.each([
    [undefined, { key: 'due', descending: false }],
    [
      { key: 'name', descending: false },
      { key: 'due', descending: false },
    ],
    [
      { key: 'due', descending: false },
      { key: 'due', descending: true },
    ],
    [
      { key: 'due', descending: true },
      { key: 'due', descending: false },
    ],
  ])('after %o, pressing "due" gives %o', (sort, next) => {
    expect(nextSort(sort, 'due')).toEqual(next);
  });
});
