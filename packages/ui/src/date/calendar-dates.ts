import { dateOf, dayOfMonth, monthOf, yearOf, type LocalDate } from '@portico/rules';

/**
 * react-day-picker uses `Date`. Converts to noon in the browser's zone and back, so that no time
 * zone or clock change can shift the day.
 */
export function toNoon(date: LocalDate): Date {
  return new Date(yearOf(date), monthOf(date) - 1, dayOfMonth(date), 12);
}

/** The day a `Date` shows in the browser's own zone; undefined after the year 9999. */
export function fromNoon(date: Date): LocalDate | undefined {
  return dateOf(date.getFullYear(), date.getMonth() + 1, date.getDate());
}
