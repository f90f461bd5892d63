import { dayOfMonth, monthOf, yearOf, type LocalDate } from '@portico/rules';

/** `December 4`, in the borrower's language. */
export function monthAndDay(date: LocalDate, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(Date.UTC(yearOf(date), monthOf(date) - 1, dayOfMonth(date)));
}
