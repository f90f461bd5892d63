import { dayOfWeek } from '../../values/date-arithmetic';
import { dayOfMonth } from '../../values/local-date';
import { semiMonthlySecondDate } from './billing';
import type { RecurringPlan } from './recurring-schedule';

/** The values for a sentence about a recurring payment; weekdays are 0 for Sunday to 6. */
export type RecurringValues =
  | { readonly frequency: 'OnDueDate' }
  | { readonly frequency: 'DaysBeforeDue'; readonly days: number }
  | { readonly frequency: 'Weekly' | 'TwoWeeks'; readonly weekday: number }
  /** Both days of the month, the earlier first. */
  | { readonly frequency: 'SemiMonthly'; readonly days: readonly [number, number] }
  /** `lastInShortMonths`: in months without that day, their last day is used (D94). */
  | {
      readonly frequency: 'MonthlyOnDate';
      readonly day: number;
      readonly lastInShortMonths: boolean;
    };

/** The days of a recurring payment, as values for its sentence. */
export function recurringValues(plan: RecurringPlan): RecurringValues {
  switch (plan.frequency) {
    case 'OnDueDate':
      return { frequency: plan.frequency };
    case 'DaysBeforeDue':
      return { frequency: plan.frequency, days: plan.days };
    case 'Weekly':
    case 'TwoWeeks':
      return { frequency: plan.frequency, weekday: dayOfWeek(plan.first) };
    case 'SemiMonthly': {
      const first = dayOfMonth(plan.first);
      const second = dayOfMonth(semiMonthlySecondDate(plan.first));
      return {
        frequency: plan.frequency,
        days: first < second ? [first, second] : [second, first],
      };
    }
    case 'MonthlyOnDate': {
      const day = dayOfMonth(plan.first);
      return { frequency: plan.frequency, day, lastInShortMonths: day > 28 };
    }
  }
}
