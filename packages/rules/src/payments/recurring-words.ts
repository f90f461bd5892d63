import { dayOfWeek } from '../date-arithmetic';
import { dayOfMonth } from '../local-date';
import { semiMonthlySecondDate } from './billing';
import type { RecurringPlan } from './recurring-schedule';

/** What a sentence about a recurring payment has to say; weekdays are 0 for Sunday to 6. */
export type RecurringWords =
  | { readonly frequency: 'OnDueDate' }
  | { readonly frequency: 'DaysBeforeDue'; readonly days: number }
  | { readonly frequency: 'Weekly' | 'TwoWeeks'; readonly weekday: number }
  /** Both days of the month, the earlier first. */
  | { readonly frequency: 'SemiMonthly'; readonly days: readonly [number, number] }
  /** `lastInShortMonths`: some months end before that day, and their last day stands for it (D94). */
  | {
      readonly frequency: 'MonthlyOnDate';
      readonly day: number;
      readonly lastInShortMonths: boolean;
    };

/** The days of a recurring payment in numbers, for a sentence that says what it will do. */
export function recurringWords(plan: RecurringPlan): RecurringWords {
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
