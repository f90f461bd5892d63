import { expect, it } from 'vitest';
import { cents } from '../../values/money';
import { dateOf, type LocalDate } from '../../values/local-date';
import { lateness } from './days-late';

const december = (day: number): LocalDate => {
  const date = dateOf(2026, 12, day);
  if (date === undefined) throw new Error(`no day: ${day}`);
  return date;
};
const dueDate = december(2);

it.each([
  ['before the due date', 1, 191_43, undefined],
  ['on the due date', 2, 191_43, undefined],
  ['a day after it', 3, 191_43, 1],
  ['eight days after it', 10, 191_43, 8],
  ['while nothing is due', 10, 0, undefined],
])('a payment %s', (_when, day, due, days) => {
  const found = lateness(december(day), { dueDate, totalDue: cents(due) }, december(1));
  expect(found).toEqual(days && { dueDate, days });
});

it('is not said of today, nor without a day or a due date', () => {
  const due = { dueDate, totalDue: cents(100) };
  expect(lateness(december(10), due, december(10))).toBeUndefined();
  expect(lateness(undefined, due, december(1))).toBeUndefined();
  expect(lateness(december(10), { ...due, dueDate: undefined }, december(1))).toBeUndefined();
});
