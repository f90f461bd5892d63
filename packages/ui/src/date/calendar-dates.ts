import { dateOf, dayOfMonth, monthOf, yearOf, type LocalDate } from '@portico/rules';

/**
 * react-day-picker uses `Date`. Converts to noon in the browser's zone and back, so that no time
 * zone or clock change can shift the day.
 */
export function toNoon(date: LocalDate): Date {
  return new Date(yearOf(date), monthOf(date) - 1, dayOfMonth(date), 12);
}

/** The day a `Date` shows in the browser's own zone. */
export function fromNoon(date: Date): LocalDate {
  const day = dateOf(date.getFullYear(), date.getMonth() + 1, date.getDate());
  if (!day) throw new RangeError('The calendar has no such day');
  return day;
}
