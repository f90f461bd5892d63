import type { Brand } from './brand';

/** A calendar day without time or zone, written `yyyy-MM-dd`. */
export type LocalDate = Brand<string, 'localDate'>;

/** The day from which milliseconds are counted. */
export const epoch = '1970-01-01' as LocalDate;

/** Date formats: the API's (with or without a time after it), and the borrower's. */
const iso = /^(\d{4})-(\d\d)-(\d\d)(?:[T ].*)?$/;
const american = /^(\d\d?)\/(\d\d?)\/(\d{4})$/;

/**
 * Reads `yyyy-MM-dd`, an ISO date-time starting so, or `MM/dd/yyyy`. The time and zone of a
 * date-time are ignored, so that a day never shifts. Year 0001 is the API's "no date" (D17).
 */
export function localDate(text: string): LocalDate | undefined {
  const typed = text.trim();
  const [, year, month, day] = iso.exec(typed) ?? [];
  if (day !== undefined) return dateOf(Number(year), Number(month), Number(day));
  const [, mm, dd, yyyy] = american.exec(typed) ?? [];
  return dateOf(Number(yyyy), Number(mm), Number(dd));
}

/** The day of these numbers (month 1 to 12), or undefined when the calendar has no such day. */
export function dateOf(year: number, month: number, day: number): LocalDate | undefined {
  const exists =
    year > 1 &&
    year < 10_000 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysInMonth(year, month);
  return exists ? (`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as LocalDate) : undefined;
}

/** `MM/dd/yyyy` */
export function formatDate(date: LocalDate): string {
  return `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;
}

/** `M/d/yy`, the short format. */
export function formatShortDate(date: LocalDate): string {
  return `${monthOf(date)}/${dayOfMonth(date)}/${date.slice(2, 4)}`;
}

export function yearOf(date: LocalDate): number {
  return Number(date.slice(0, 4));
}

/** 1 for January to 12 for December. */
export function monthOf(date: LocalDate): number {
  return Number(date.slice(5, 7));
}

export function dayOfMonth(date: LocalDate): number {
  return Number(date.slice(8));
}

export function daysInMonth(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/** Below 0 when `a` is the earlier day, 0 for the same day, above 0 otherwise: an order for `sort`. */
export function compareDates(a: LocalDate, b: LocalDate): number {
  return a < b ? -1 : Number(a > b);
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
