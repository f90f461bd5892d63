import { daysBetween } from '../../values/date-arithmetic';
import type { Cents } from '../../values/money';
import type { LocalDate } from '../../values/local-date';

/** A payment after the due date, for which the lender can charge a late fee. */
export type Lateness = { readonly dueDate: LocalDate; readonly days: number };

/**
 * How late a payment on a later day is. Undefined for one that is on time, for today, which nothing
 * can better, and where nothing is due (D178).
 */
export function lateness(
  day: LocalDate | undefined,
  due: { readonly dueDate: LocalDate | undefined; readonly totalDue: Cents },
  today: LocalDate,
): Lateness | undefined {
  const { dueDate, totalDue } = due;
  if (day === undefined || dueDate === undefined || totalDue <= 0) return undefined;
  return day > dueDate && day > today ? { dueDate, days: daysBetween(dueDate, day) } : undefined;
}
