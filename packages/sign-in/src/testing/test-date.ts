import { localDate, type LocalDate } from '@portico/rules';

/** The date of a text in a test. */
export function testDate(text: string): LocalDate {
  const day = localDate(text);
  if (day === undefined) throw new Error(`No such day: ${text}`);
  return day;
}
