import { dayOfMonth, monthOf, yearOf, type LocalDate } from '@portico/rules';

/** `7.50%` (accounts §9) */
export function formatRate(percent: number): string {
  return `${percent.toFixed(2)}%`;
}

/** `March 1, 2025`, in the borrower's language (accounts §9). */
export function longDate(date: LocalDate, locale: string): string {
  return format(date, locale, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** `March 1` */
export function monthAndDay(date: LocalDate, locale: string): string {
  return format(date, locale, { day: 'numeric', month: 'long' });
}

/** `March 1`; with the year where it is not this year. */
export function dayOfYear(date: LocalDate, today: LocalDate, locale: string): string {
  return yearOf(date) === yearOf(today) ? monthAndDay(date, locale) : longDate(date, locale);
}

/** `Friday`, which stays right after midnight, for today and the next six days; else `March 1`. */
export function nearDay(date: LocalDate, today: LocalDate, locale: string): string {
  const days = (Date.parse(date) - Date.parse(today)) / 86_400_000;
  return days >= 0 && days < 7 ? weekday(date, locale) : dayOfYear(date, today, locale);
}

/** `Friday` */
export function weekday(date: LocalDate, locale: string): string {
  return format(date, locale, { weekday: 'long' });
}

/** `March 2025` */
export function monthAndYear(date: LocalDate, locale: string): string {
  return format(date, locale, { month: 'long', year: 'numeric' });
}

function format(date: LocalDate, locale: string, parts: Intl.DateTimeFormatOptions): string {
  // Both in UTC, so that the day is the same in every time zone of a browser.
  const moment = Date.UTC(yearOf(date), monthOf(date) - 1, dayOfMonth(date));
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(moment);
}
