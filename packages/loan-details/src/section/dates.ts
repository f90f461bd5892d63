import type { LocalDate } from '@portico/rules';

/** `March 1, 2025` (accounts §9), in the borrower's language. */
export function longDate(date: LocalDate, locale: string): string {
  return write(date, locale, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** `March 2025` (accounts §9), in the borrower's language. */
export function monthAndYear(date: LocalDate, locale: string): string {
  return write(date, locale, { month: 'long', year: 'numeric' });
}

/** A day has no zone: its midnight in UTC is written as in UTC. */
function write(date: LocalDate, locale: string, format: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(Date.parse(date));
}
