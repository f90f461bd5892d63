import { expect, it } from 'vitest';
import { day } from '../testing/dates';
import { frequencyMode, paymentKind, recurringDetails } from './payment-kind';
import { recurringOptionOf } from './recurring/frequency-table';

const today = day('2025-06-15');

it.each([
  ['[PAY-262]', 'OneTime', '2025-06-15', 'immediate'],
  ['[PAY-263]', 'OneTime', '2025-06-16', 'scheduled'],
  ['[PAY-264]', 'OnDueDate', '2025-06-15', 'recurring'],
  ['[PAY-264]', 'DaysBeforeDue', '2025-06-20', 'recurring'],
  ['[PAY-264]', 'MonthlyOnDate', '2025-06-20', 'recurring'],
  ['[PAY-264]', 'SemiMonthly', '2025-06-20', 'recurring'],
  ['[PAY-264]', 'TwoWeeks', '2025-06-20', 'recurring'],
  ['[PAY-264]', 'Weekly', '2025-06-20', 'recurring'],
] as const)('%s %s on %s, today being 2025-06-15, is %s', (_, frequency, date, kind) => {
  expect(paymentKind(frequency, day(date), today)).toBe(kind);
});

it.each([
  ['[PAY-265]', 'MonthlyOnDate', 'DayOfMonth'],
  ['[PAY-266]', 'OnDueDate', 'DaysBeforeDue'],
  ['[PAY-267]', 'DaysBeforeDue', 'DaysBeforeDue'],
  ['[PAY-268]', 'SemiMonthly', 'SemiMonthly'],
  ['[PAY-269]', 'TwoWeeks', 'BiWeekly'],
  ['[PAY-270]', 'Weekly', 'Weekly'],
] as const)('%s %s is named %s by the server', (_, frequency, option) => {
  expect(recurringOptionOf(frequency)).toBe(option);
});

it.each([
  ['', 'OneTime', 5, undefined],
  ['[PAY-266]', 'OnDueDate', 5, { recurringOption: 'DaysBeforeDue', daysBeforeDue: 0 }],
  ['[PAY-267]', 'DaysBeforeDue', 5, { recurringOption: 'DaysBeforeDue', daysBeforeDue: 5 }],
  ['', 'MonthlyOnDate', 5, { recurringOption: 'DayOfMonth', daysBeforeDue: 0 }],
  ['', 'Weekly', 5, { recurringOption: 'Weekly', daysBeforeDue: 0 }],
] as const)('%s %s with %d days is requested as %j', (_, frequency, days, details) => {
  expect(recurringDetails(frequency, days)).toEqual(details);
});

it.each([
  ['OneTime', 'immediate'],
  ['OnDueDate', 'recurringdaysbeforedue'],
  ['DaysBeforeDue', 'recurringdaysbeforedue'],
  ['MonthlyOnDate', 'recurring'],
  ['SemiMonthly', 'recurring'],
  ['TwoWeeks', 'recurring'],
  ['Weekly', 'recurring'],
] as const)('[PAY-227] the mode of %s is %s', (frequency, mode) => {
  expect(frequencyMode(frequency)).toBe(mode);
});
