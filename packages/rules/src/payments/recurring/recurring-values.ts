import { dayOfWeek } from '../../values/date-arithmetic';
import { dayOfMonth } from '../../values/local-date';
import { countsDays, semiMonthlySecondDate } from './billing';
import { datedRow } from './frequency-table';
import type { RecurringPlan } from './recurring-schedule';

/** The values for a sentence about a recurring payment, which names those that it needs. */
export type RecurringValues = {
  /** How long before the due date. */
  readonly days?: number;
  /** 0 for Sunday to 6. */
  readonly weekday?: number;
  /** Of the month; of two days the earlier one. */
  readonly day?: number;
  readonly other?: number;
  /** In months without that day, their last day is used (D94). */
  readonly lastInShortMonths?: boolean;
};

/** The days of a recurring payment, as values for its sentence. */
export function recurringValues(plan: RecurringPlan): RecurringValues {
  if (plan.frequency === 'OnDueDate') return {};
  if (plan.frequency === 'DaysBeforeDue') return { days: plan.days };
  const { interval } = datedRow(plan.frequency);
  const day = dayOfMonth(plan.first);
  if (countsDays(interval)) return { weekday: dayOfWeek(plan.first) };
  if (interval !== 'SemiMonthly') return { day, lastInShortMonths: day > 28 };
  const second = dayOfMonth(semiMonthlySecondDate(plan.first));
  return { day: Math.min(day, second), other: Math.max(day, second) };
}
