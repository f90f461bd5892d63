import { localDate, type LocalDate } from '../values/local-date';
import { ok, refuse, type Checked } from '../values/outcome';

export type QuoteDateCode = 'required' | 'invalid' | 'past';

/** Reads the day of a payoff quote: today or later (accounts §5; D107). */
export function checkQuoteDate(text: string, today: LocalDate): Checked<LocalDate, QuoteDateCode> {
  if (text.trim() === '') return refuse('required');
  const date = localDate(text);
  if (date === undefined) return refuse('invalid');
  return date < today ? refuse('past') : ok(date);
}
