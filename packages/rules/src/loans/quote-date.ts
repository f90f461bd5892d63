import { localDate, type LocalDate } from '../values/local-date';
import { fail, ok, type Outcome } from '../values/outcome';

export type QuoteDateCode = 'required' | 'invalid' | 'past';

/** Reads the day of a payoff quote: today or later (accounts §5; D107). */
export function checkQuoteDate(text: string, today: LocalDate): Outcome<LocalDate, QuoteDateCode> {
  if (text.trim() === '') return fail('required');
  const date = localDate(text);
  if (date === undefined) return fail('invalid');
  return date < today ? fail('past') : ok(date);
}
