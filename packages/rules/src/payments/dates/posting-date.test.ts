import { expect, it } from 'vitest';
import { everyDay, weekdays } from '../../testing/calendar';
import { day } from '../../testing/dates';
import { cutoffPassed, postingDate } from './posting-date';

it.each([
  ['16:59', '17:00', false],
  ['17:00', '17:00', true],
  ['17:01', '17:00', true],
  ['09:30', '17:00', false],
  ['23:59', undefined, false],
])('at %s the cut-off of %s has been reached: %s', (time, cutoff, passed) => {
  expect(cutoffPassed(time, cutoff)).toBe(passed);
});

/** Thursday; Friday; Saturday. */
const [thursday, friday, saturday] = ['2025-06-12', '2025-06-13', '2025-06-14'] as const;

it.each([
  ['before the cut-off', thursday, thursday, '16:59', '17:00', weekdays, thursday],
  ['at the cut-off', thursday, thursday, '17:00', '17:00', weekdays, friday],
  ['without a cut-off', thursday, thursday, '23:59', undefined, weekdays, thursday],
  [
    'for a later day, whose cut-off is not today',
    friday,
    thursday,
    '23:59',
    '17:00',
    weekdays,
    friday,
  ],
  ['late on a Friday', friday, friday, '18:00', '17:00', weekdays, '2025-06-16'],
  [
    'late on a Friday of a host that works on',
    friday,
    friday,
    '18:00',
    '17:00',
    everyDay,
    saturday,
  ],
  ['on a Saturday', saturday, saturday, '09:00', '17:00', weekdays, '2025-06-16'],
  [
    'late before a holiday',
    thursday,
    thursday,
    '17:00',
    '17:00',
    { ...weekdays, nonPaymentDays: [day(friday)] },
    '2025-06-16',
  ],
])(
  'a payment made %s posts on its day or the next open one',
  (_, date, today, time, cutoff, calendar, expected) => {
    expect(postingDate(day(date), { today: day(today), time }, cutoff, calendar)).toBe(expected);
  },
);
