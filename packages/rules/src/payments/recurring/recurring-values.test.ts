import { expect, it } from 'vitest';
import { day } from '../../testing/dates';
import type { RecurringPlan } from './recurring-schedule';
import { recurringValues, type RecurringValues } from './recurring-values';

const due = { dueDate: day('2025-06-30'), billing: 'Monthly' } as const;

it.each<[RecurringPlan, RecurringValues]>([
  [{ frequency: 'OnDueDate', ...due }, {}],
  [{ frequency: 'DaysBeforeDue', days: 4, ...due }, { days: 4 }],
  [{ frequency: 'Weekly', first: day('2025-06-20') }, { weekday: 5 }],
  [{ frequency: 'TwoWeeks', first: day('2025-06-15') }, { weekday: 0 }],
  [
    { frequency: 'SemiMonthly', first: day('2025-06-03') },
    { day: 3, other: 17 },
  ],
  [
    { frequency: 'SemiMonthly', first: day('2025-06-20') },
    { day: 6, other: 20 },
  ],
  [
    { frequency: 'MonthlyOnDate', first: day('2025-06-28') },
    { day: 28, lastInShortMonths: false },
  ],
  [
    { frequency: 'MonthlyOnDate', first: day('2025-06-29') },
    { day: 29, lastInShortMonths: true },
  ],
])('%j is described by %j', (plan, words) => {
  expect(recurringValues(plan)).toEqual(words);
});
