import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDate, type LocalDate } from './values/local-date';
import { mayAskForReview, type ReviewHistory, type ReviewMinimums } from './review';

const day = (text: string): LocalDate => {
  const found = localDate(text);
  if (!found) throw new Error(text);
  return found;
};

const dayLength = 86_400_000;
const now = Date.UTC(2025, 2, 31, 12);
const at = { now, today: day('2025-03-31') };
const none: ReviewMinimums = { months: undefined, days: undefined, loads: undefined };
const unknown: ReviewHistory = { installed: undefined, lastAsked: undefined, loads: undefined };
const long: ReviewHistory = { installed: 0, lastAsked: 'never', loads: 1_000 };

describe('a review of the app', () => {
  it.each([
    ['a month later', '2025-02-28', 1, true],
    ['a day too soon', '2025-01-01', 3, false],
    ['on the day', '2024-12-31', 3, true],
    ['never before', 'never', 3, true],
    ['perhaps before', undefined, 3, false],
  ] as const)('[LON-539] %s', (_, asked, months, may) => {
    const lastAsked = asked === undefined || asked === 'never' ? asked : day(asked);
    expect(mayAskForReview({ ...long, lastAsked }, { ...none, months }, at)).toBe(may);
  });

  it.each([
    [now - 7 * dayLength, true],
    [now - 7 * dayLength + 1, false],
    [now - 6.999 * dayLength, false],
    [undefined, false],
  ])('[LON-540, LON-543] installed at %s, seven days required: %s', (installed, may) => {
    expect(mayAskForReview({ ...long, installed }, { ...none, days: 7 }, at)).toBe(may);
  });

  it.each([
    [9, false],
    [10, true],
    [11, true],
    [undefined, false],
  ])('[LON-541] opened %s times, ten required: %s', (loads, may) => {
    expect(mayAskForReview({ ...long, loads }, { ...none, loads: 10 }, at)).toBe(may);
  });

  it('[LON-542] needs all three, and nothing where nothing is required', () => {
    const history = (months: boolean, days: boolean, loads: boolean): ReviewHistory => ({
      lastAsked: months ? 'never' : at.today,
      installed: days ? 0 : now,
      loads: loads ? 10 : 0,
    });
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (months, days, loads) => {
        const minimums = { months: 3, days: 7, loads: 10 };
        expect(mayAskForReview(history(months, days, loads), minimums, at)).toBe(
          months && days && loads,
        );
      }),
    );
    expect(mayAskForReview(unknown, none, at)).toBe(true);
    expect(mayAskForReview(unknown, { months: 0, days: 0, loads: 0 }, at)).toBe(true);
  });
});
