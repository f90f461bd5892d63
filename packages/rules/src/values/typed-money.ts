import { cents, type Cents } from './money';
import { fail, ok, type Outcome } from './outcome';

/** An amount as typed, in cents, or why it is not one. */
export type ParsedMoney = Outcome<Cents, 'required' | 'invalid' | 'tooManyDecimals'>;

/**
 * Reads what a borrower typed or pasted: digits, one dot, and the `$` and thousands commas that
 * formatting adds. More than two decimals are rejected, not rounded, and so is a comma that does
 * not group thousands, because `1,23` may mean 1.23 (D126).
 */
export function parseMoney(text: string): ParsedMoney {
  const typed = text.trim();
  if (typed === '') return fail('required');
  const match = /^\$? ?(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/.exec(typed);
  const [, dollars = '', decimals = ''] = match ?? [];
  if (dollars + decimals === '') return fail('invalid');
  if (decimals.length > 2) return fail('tooManyDecimals');
  const value = Number(dollars.replaceAll(',', '') + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(value) ? ok(cents(value)) : fail('invalid');
}
