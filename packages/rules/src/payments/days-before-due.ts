import { addDays } from '../date-arithmetic';
import type { LocalDate } from '../local-date';
import type { LoanBilling } from './billing';

export type DaysBeforeDueFacts = {
  readonly billing: LoanBilling;
  readonly dueDate: LocalDate | undefined;
  readonly today: LocalDate;
  /** Days that no payment can be scheduled for; empty when the host has no such list. */
  readonly nonSchedulableDays: readonly LocalDate[];
};

/** Days before the due date that are considered at all (payments §9). */
const mostDays = { monthly: 9, other: 3 };

/**
 * How many days before the due date a borrower can choose, fewest first (payments §5; D90, D91). A
 * day that has passed, today included, is not offered whether the host has a list or not, because
 * the host would refuse it.
 */
export function daysBeforeDueChoices(facts: DaysBeforeDueFacts): readonly number[] {
  const { billing, dueDate, today, nonSchedulableDays } = facts;
  if (dueDate === undefined) return [];
  const most = billing === 'Monthly' ? mostDays.monthly : mostDays.other;
  const candidates = Array.from({ length: most }, (_, index) => index + 1);
  return candidates.filter((days) => {
    const date = addDays(dueDate, -days);
    return date > today && !nonSchedulableDays.includes(date);
  });
}
