import { expect, it } from 'vitest';
import { clockTime, openDays, type OpenDay } from './opening-hours';

const on = (day: number, opens = '09:00', closes = '17:00'): OpenDay => ({ day, opens, closes });

it.each<[string, readonly OpenDay[], readonly (readonly [number, number, string])[]]>([
  ['days in a row', [on(1), on(2), on(3)], [[1, 3, '09:00']]],
  ['days in any order', [on(2), on(1)], [[1, 2, '09:00']]],
  [
    'a day closed between',
    [on(1), on(3)],
    [
      [1, 1, '09:00'],
      [3, 3, '09:00'],
    ],
  ],
  [
    'other times',
    [on(1), on(2, '10:00')],
    [
      [1, 1, '09:00'],
      [2, 2, '10:00'],
    ],
  ],
  ['days and times that are none', [on(0), on(8), on(1, '9'), on(2, '24:00')], []],
  ['none', [], []],
])('%s', (_title, hours, expected) => {
  expect(openDays(hours).map(({ first, last, opens }) => [first, last, opens])).toEqual(expected);
});

it.each([
  ['00:00', '12:00', true],
  ['09:30', '9:30', true],
  ['12:00', '12:00', false],
  ['17:05', '5:05', false],
])('%s is %s, in the morning: %s', (of, time, isMorning) => {
  expect(clockTime(of)).toEqual({ time, isMorning });
});
