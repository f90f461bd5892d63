import type { Brand } from './brand';

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

/** `1234.50`, as it is searched: no currency and no groups; a negative amount is `-5.00`. */
export function formatDecimal(c: Cents): string {
  const digits = String(Math.abs(c)).padStart(3, '0');
  return `${c < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Rounds half away from zero, so that a refund rounds to the same number as its payment. */
export function roundHalfUp(value: number): Cents {
  return cents(Math.sign(value) * Math.round(Math.abs(value)));
}

/**
 * Shifts the decimal point in the number's text: `1.005 * 100` is 100.49999999999999, this is
 * 100.5.
 */
export function shift(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}
