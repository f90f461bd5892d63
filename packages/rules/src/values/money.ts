import type { Brand } from './brand';
import { fail, ok, type Outcome } from './outcome';

/** An amount of US dollars in whole cents. */
export type Cents = Brand<number, 'cents'>;

/** The maximum number of characters in the amount field (payments §9). */
export const amountInputLength = 15;

/** @throws RangeError when `n` is not a whole number that a double holds exactly */
export function cents(n: number): Cents {
  if (!Number.isSafeInteger(n)) throw new RangeError(`Not whole cents: ${n}`);
  return (n + 0) as Cents; // + 0 turns -0 into 0
}

/** Dollars of the API (`12.5`) to cents (`1250`), rounded half up (D116). */
export function centsFromAmount(amount: number): Cents {
  return roundHalfUp(shift(amount, 2));
}

/** Cents (`1250`) to dollars of the API (`12.5`). */
export function amountFromCents(c: Cents): number {
  return shift(c, -2);
}

/** `$1,234.50`; a negative amount is `-$5.00`. */
export function formatMoney(c: Cents): string {
  const digits = String(Math.abs(c)).padStart(3, '0');
  const dollars = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${c < 0 ? '-' : ''}$${dollars}.${digits.slice(-2)}`;
}

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

export function addCents(...amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((sum, amount) => sum + amount, 0));
}

/** The amount times a factor such as `1.1`, computed in decimal and rounded half up (D116). */
export function multiplyCents(c: Cents, factor: number): Cents {
  const places = decimalPlaces(factor);
  return roundHalfUp(shift(c * shift(factor, places), -places));
}

export function minCents(first: Cents, ...others: readonly Cents[]): Cents {
  return cents(Math.min(first, ...others));
}

export function maxCents(first: Cents, ...others: readonly Cents[]): Cents {
  return cents(Math.max(first, ...others));
}

/** Rounds half away from zero, so that a refund rounds to the same number as its payment. */
function roundHalfUp(value: number): Cents {
  return cents(Math.sign(value) * Math.round(Math.abs(value)));
}

/**
 * Shifts the decimal point in the number's text: `1.005 * 100` is 100.49999999999999, this is
 * 100.5.
 */
function shift(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

function decimalPlaces(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const [, decimals = ''] = digits.split('.');
  return Math.max(0, decimals.length - Number(exponent));
}
