import { useCore, useSignalValue } from '@portico/element';
import type { LocalDate } from '@portico/rules';
import { useMemo } from 'react';

/** Writes days in the borrower's language. */
export type DateWriter = {
  /** August 2029 */
  readonly month: (date: LocalDate) => string;
  /** August 4, 2029 */
  readonly day: (date: LocalDate) => string;
};

export function useDates(): DateWriter {
  const { locale } = useSignalValue(useCore().configuration);
  return useMemo(() => {
    const writer = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      return (date: LocalDate) => format.format(Date.parse(date));
    };
    return {
      month: writer({ year: 'numeric', month: 'long' }),
      day: writer({ year: 'numeric', month: 'long', day: 'numeric' }),
    };
  }, [locale]);
}
