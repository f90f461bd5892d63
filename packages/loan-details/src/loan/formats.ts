import { dayOfMonth, monthOf, yearOf, type LocalDate } from '@portico/rules';

/** `March 1, 2025`, in the borrower's language (accounts §9). */
export function longDate(date: LocalDate, locale: string): string {
  return format(date, locale, { day: 'numeric', month: 'long', year: 'numeric' });
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
