import { addDays } from '../../values/date-arithmetic';
import type { LocalDate } from '../../values/local-date';
import { nextPaymentDay, type PaymentCalendar } from './payment-calendar';

/** The institution's day and time of day (`HH:mm`), in its own zone (D18). */
export type LocalNow = { readonly today: LocalDate; readonly time: string };

/**
 * Whether a day's cut-off (`HH:mm`) has been reached, that minute included. Always false without
 * one.
 */
export function cutoffPassed(time: string, cutoff: string | undefined): boolean {
  return cutoff !== undefined && time >= cutoff;
}

/**
 * The day a payment dated `date` is posted: that day, or the next that accepts payments if it does
 * not or its cut-off has passed.
 */
export function postingDate(
  date: LocalDate,
  { today, time }: LocalNow,
  cutoff: string | undefined,
  calendar: PaymentCalendar,
): LocalDate {
  const late = date === today && cutoffPassed(time, cutoff);
  return nextPaymentDay(late ? addDays(date, 1) : date, calendar);
}
