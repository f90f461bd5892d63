import { cents, roundHalfUp, shift, type Cents } from './money';

export function addCents(...amounts: readonly Cents[]): Cents {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return cents(sum);
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

function decimalPlaces(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const [, decimals = ''] = digits.split('.');
  return Math.max(0, decimals.length - Number(exponent));
}
