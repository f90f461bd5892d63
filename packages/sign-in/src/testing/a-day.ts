import { localDate, type LocalDate } from '@portico/rules';

/** A day that is written down in a test. */
export function aDay(text: string): LocalDate {
  const day = localDate(text);
  if (day === undefined) throw new Error(`No such day: ${text}`);
  return day;
}
