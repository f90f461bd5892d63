import { sequence } from '../../values/natives';
import { addDays } from '../../values/date-arithmetic';
import type { LocalDate } from '../../values/local-date';
import type { LoanBilling } from '../recurring/billing';

export type DaysBeforeDueFacts = {
  readonly billing: LoanBilling;
  readonly dueDate: LocalDate | undefined;
  readonly today: LocalDate;
  /** Days for which no payment can be scheduled; empty when the host sends no list. */
  readonly nonSchedulableDays: readonly LocalDate[];
};

/** The most days before the due date that are offered (payments §9). */
const mostDays = { monthly: 9, other: 3 };

/**
 * The numbers of days before the due date that can be chosen, fewest first (payments §5; D90, D91).
 * Today and past days are not offered, with or without the host's list, because the host would
 * refuse them.
 */
export function daysBeforeDueChoices(facts: DaysBeforeDueFacts): readonly number[] {
  const { billing, dueDate, today, nonSchedulableDays } = facts;
  if (dueDate === undefined) return [];
  const most = billing === 'Monthly' ? mostDays.monthly : mostDays.other;
  const candidates = sequence(most, (index) => index + 1);
  return candidates.filter((days) => {
    const date = addDays(dueDate, -days);
    return date > today && !nonSchedulableDays.includes(date);
  });
}
