import { yearOf, type LocalDate } from '@portico/rules';

/** `March 1, 2025`, in the borrower's language (accounts §9). */
export function longDate(date: LocalDate, locale: string): string {
  return dateParts(date, locale, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** `March 1` */
export function monthAndDay(date: LocalDate, locale: string): string {
  return dateParts(date, locale, { day: 'numeric', month: 'long' });
}

/** `March 1`; with the year where it is not this year. */
export function dayOfYear(date: LocalDate, today: LocalDate, locale: string): string {
  return yearOf(date) === yearOf(today) ? monthAndDay(date, locale) : longDate(date, locale);
}

/** `March 2025` */
export function monthAndYear(date: LocalDate, locale: string): string {
  return dateParts(date, locale, { month: 'long', year: 'numeric' });
}

/** The parts of a date that are asked for, in the order of the language. */
export function dateParts(
  date: LocalDate,
  locale: string,
  parts: Intl.DateTimeFormatOptions,
): string {
  // A date without time is read in UTC: the day is the same in every time zone of a browser.
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(date));
}
