import { longDate, monthAndYear } from '@portico/core/internal';
import { useCore, useSignalValue } from '@portico/element';
import type { LocalDate } from '@portico/rules';

/** Writes days in the borrower's language. */
export type DateWriter = {
  /** August 2029 */
  readonly month: (date: LocalDate) => string;
  /** August 4, 2029 */
  readonly day: (date: LocalDate) => string;
};

export function useDates(): DateWriter {
  const { locale } = useSignalValue(useCore().configuration);
  return {
    month: (date) => monthAndYear(date, locale),
    day: (date) => longDate(date, locale),
  };
}
