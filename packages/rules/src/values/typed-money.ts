import type { Edit } from '../masks/mask';
import { amountInputLength, cents, type Cents } from './money';
import { ok, refuse, type Checked } from './outcome';

/** An amount as typed, in cents, or why it is not one. */
export type ParsedMoney = Checked<Cents, 'required' | 'invalid' | 'tooManyDecimals'>;

/**
 * Reads what a borrower typed or pasted: digits, one dot, and the `$` and thousands commas that
 * formatting adds. More than two decimals are rejected, not rounded, and so is a comma that does
 * not group thousands, because `1,23` may mean 1.23 (D126).
 */
export function parseMoney(text: string): ParsedMoney {
  const typed = text.trim();
  if (typed === '') return refuse('required');
  const match = /^\$? ?(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/.exec(typed);
  const [, dollars = '', decimals = ''] = match ?? [];
  if (dollars + decimals === '') return refuse('invalid');
  if (decimals.length > 2) return refuse('tooManyDecimals');
  const value = Number(dollars.replaceAll(',', '') + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(value) ? ok(cents(value)) : refuse('invalid');
}

/** The same for an amount field, which takes 15 characters, commas aside (D126). */
export function parseAmountInput(text: string): ParsedMoney {
  const isTooLong = text.replaceAll(',', '').trim().length > amountInputLength;
  return isTooLong ? refuse('invalid') : parseMoney(text);
}

const plainAmount = /^[\d,]*\.?\d*$/;

/**
 * The text of an amount field after a change: a key that makes it no amount is ignored. Of a pasted
 * text only the currency around an amount is left out; any other stays, to be refused (D183).
 */
export function amountEdit({ text, caret, by }: Edit): string {
  const before = by === 'key' ? text.slice(0, caret - 1) + text.slice(caret) : text;
  if (by === 'whole' || !plainAmount.test(before)) {
    return /^(?:US)?\$?\s*([\d,]+\.?\d*|\.\d+)\s*(?:USD)?$/i.exec(text.trim())?.[1] ?? text;
  }
  return plainAmount.test(text) ? text : before;
}
