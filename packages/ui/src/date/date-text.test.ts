import { localDate } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { dateText, settledDateText } from './date-text';
import { fromNoon, toNoon } from './calendar-dates';

/** Types one character after another, as a borrower does. */
function type(characters: string, start = ''): string {
  return characters
    .replace(/./g, '$&\n')
    .trimEnd()
    .split('\n')
    .reduce((text, character) => dateText(text, text + character, 'key'), start);
}

describe('a date being typed', () => {
  it.each([
    ['03182026', '03/18/2026'],
    ['03/18/2026', '03/18/2026'],
    ['3/8/2026', '03/08/2026'],
    ['3/18', '03/18'],
    ['031', '03/1'],
    ['03/', '03/'],
    ['March', ''],
    ['031820269', '03/18/2026'],
  ])('%s becomes %s', (typed, text) => {
    expect(type(typed)).toBe(text);
  });

  it.each([
    ['03/18/2026', '03/1/2026', 'a digit deleted in the middle'],
    ['03/18', '03/1', 'the last digit deleted'],
    ['03/1', '03/', 'back to the slash'],
    ['03/', '03', 'the slash deleted'],
  ])('is not changed when corrected from %s to %s: %s', (before, after) => {
    expect(dateText(before, after, 'deletion')).toBe(after);
  });

  it.each([
    ['2026-03-18', '03/18/2026'],
    ['3/8/2026', '03/08/2026'],
    ['2026-03-18T00:00:00', '03/18/2026'],
    ['3-8-2026', '03/08/2026'],
    ['03182026', '03/18/2026'],
    ['03/18/2026 or later', '03/18/2026 or later'],
    ['03/18/20267', '03/18/20267'],
    ['March 18, 2026', 'March 18, 2026'],
  ])('[POR-142] pasted as %s becomes %s', (pasted, text) => {
    expect(dateText('', pasted, 'whole')).toBe(text);
  });

  it('is formatted again once a text that was pasted and is no day was corrected', () => {
    expect(dateText('3/8/2026 x', '3/8/2026 ', 'deletion')).toBe('03/08/2026');
  });

  it.each([
    ['3/8/2026', '03/08/2026'],
    ['02/30/2026', '02/30/2026'],
    ['03/18', '03/18'],
    ['', ''],
  ])('"%s" becomes "%s" when the focus leaves', (left, settled) => {
    expect(settledDateText(left)).toBe(settled);
  });
});

describe('a day in the calendar', () => {
  it.each(['2026-03-08', '2026-11-01', '2024-02-29', '2025-12-31', '2026-01-01'])(
    '%s is the same day on the way there and back, also when the clocks change',
    (text) => {
      const day = localDate(text);
      expect(day && fromNoon(toNoon(day))).toBe(text);
    },
  );
});
