import { dateParts, dayOfYear } from '@portico/core/internal';
import { daysBetween, type LocalDate } from '@portico/rules';

/** `Friday`, which stays right after midnight, for today and the next six days; else `March 1`. */
export function nearDay(date: LocalDate, today: LocalDate, locale: string): string {
  const days = daysBetween(today, date);
  return days >= 0 && days < 7 ? weekday(date, locale) : dayOfYear(date, today, locale);
}

/** `Friday` */
export function weekday(date: LocalDate, locale: string): string {
  return dateParts(date, locale, { weekday: 'long' });
}
