import fc from 'fast-check';
import { localDate, type LocalDate } from '../values/local-date';

/** Parses a day in a test; throws for an invalid one. */
export function day(text: string): LocalDate {
  const date = localDate(text);
  if (date === undefined) throw new Error(`Not a day: ${text}`);
  return date;
}

/** Any day from 1900 to 2199. */
export const anyDate = fc
  .date({
    min: new Date(Date.UTC(1900, 0, 1)),
    max: new Date(Date.UTC(2199, 11, 31)),
    noInvalidDate: true,
  })
  .map((date) => day(date.toISOString()));
