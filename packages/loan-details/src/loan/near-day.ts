import type { LocalDate } from '@portico/rules';
import { dateParts, dayOfYear } from './formats';

/** `Friday`, which stays right after midnight, for today and the next six days; else `March 1`. */
export function nearDay(date: LocalDate, today: LocalDate, locale: string): string {
  const days = daysUntil(date, today);
  return days >= 0 && days < 7 ? weekday(date, locale) : dayOfYear(date, today, locale);
}

/** `Friday` */
export function weekday(date: LocalDate, locale: string): string {
  return dateParts(date, locale, { weekday: 'long' });
}

/** Below 0 for a past day. Not `daysBetween`, which comes with the rules' whole calendar. */
export function daysUntil(date: LocalDate, today: LocalDate): number {
  return (new Date(date).getTime() - new Date(today).getTime()) / 86_400_000;
}
