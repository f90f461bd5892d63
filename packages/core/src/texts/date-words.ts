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

/** `8:14 AM`, of a local time such as `2026-05-31T08:14:00`; '' where there is none. */
export function timeOfDay(dateTime: string, locale: string): string {
  const time = /T((?:[01]\d|2[0-3]):[0-5]\d)/.exec(dateTime)?.[1];
  if (time === undefined) return '';
  const parts = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12', timeZone: 'UTC' } as const;
  return formatOf(locale, parts).format(new Date(`1970-01-01T${time}Z`));
}

/** The parts of a date that are asked for, in the order of the language. */
export function dateParts(
  date: LocalDate,
  locale: string,
  parts: Intl.DateTimeFormatOptions,
): string {
  // A date without time is read in UTC: the day is the same in every time zone of a browser.
  return formatOf(locale, { ...parts, timeZone: 'UTC' }).format(new Date(date));
}

/** By language and parts: to make one takes a browser as long as to draw some rows. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${Object.entries(parts).join()}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, parts);
  formats.set(key, format);
  return format;
}
