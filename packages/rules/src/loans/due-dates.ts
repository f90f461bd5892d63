import { intervalDay, type BillingInterval } from '../payments/recurring/billing';
import { monthsBetween } from '../values/date-arithmetic';
import { dayOfMonth, daysInMonth, monthOf, yearOf, type LocalDate } from '../values/local-date';

/** A loan's due dates from the next one on. */
export type DueDates = {
  readonly nextDue: LocalDate;
  readonly billing: BillingInterval;
  /** The due date of the last installment, by contract; undefined if it is not known. */
  readonly maturity?: LocalDate | undefined;
};

/**
 * The due date `n` intervals after the next one, which is 0. A loan due on the 31st has a next due
 * date of February 28; its maturity then shows which day of the month it is due on.
 */
export function dueDateAfter({ nextDue, billing, maturity }: DueDates, n: number): LocalDate {
  if (billing !== 'Monthly' || !maturity || !isShortened(nextDue, maturity)) {
    return intervalDay(billing, nextDue, n);
  }
  return intervalDay('Monthly', maturity, n - monthsBetween(nextDue, maturity));
}

/** Whether the due date `n` intervals after the next one is the last, by contract; false after it. */
export function isLastDue(dates: DueDates, n: number): boolean {
  const { maturity } = dates;
  if (!maturity) return false;
  return dueDateAfter(dates, n) <= maturity && dueDateAfter(dates, n + 1) > maturity;
}

/** Whether a due date is the last of its month, and another of the loan is a later day of one. */
function isShortened(nextDue: LocalDate, other: LocalDate): boolean {
  const day = dayOfMonth(nextDue);
  return day === daysInMonth(yearOf(nextDue), monthOf(nextDue)) && dayOfMonth(other) > day;
}

/** The loan's due dates with those before `day` left out. */
export function dueDatesFrom(dates: DueDates, day: LocalDate): DueDates {
  let n = 0;
  while (dueDateAfter(dates, n) < day) n += 1;
  return { ...dates, nextDue: dueDateAfter(dates, n) };
}
