import type { RecurringFrequency } from '../payment-kind';

/** In the order they are offered. */
export const recurringFrequencies: readonly RecurringFrequency[] = [
  'OnDueDate',
  'DaysBeforeDue',
  'MonthlyOnDate',
  'SemiMonthly',
  'TwoWeeks',
  'Weekly',
];
