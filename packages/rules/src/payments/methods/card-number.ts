import { readDigits } from '../../masks/read';
import { digitsOnly } from '../../values/input-text';
import { ok, refuse, type Checked } from '../../values/outcome';

/** The card types the lender can enable, as the server names them (payments §5). */
export type CardBrand = 'Visa' | 'Mastercard' | 'Amex' | 'Discover';

type Network = {
  /**
   * First and last prefix of each range; their digits are compared with the number's first ones.
   */
  readonly prefixes: readonly (readonly [number, number])[];
  readonly length: number;
  readonly securityCodeLength: number;
  /** Digits of each group as printed on the card. */
  readonly groups: readonly number[];
};

const standard = { length: 16, securityCodeLength: 3, groups: [4, 4, 4, 4] } as const;

/** Number ranges of payments §5, with Amex's 34 in addition to the specification's 32 (D79). */
const networks: Readonly<Record<CardBrand, Network>> = {
  Visa: { ...standard, prefixes: [[4, 4]] },
  Mastercard: {
    ...standard,
    prefixes: [
      [51, 55],
      [2221, 2720],
    ],
  },
  Amex: {
    length: 15,
    securityCodeLength: 4,
    groups: [4, 6, 5],
    prefixes: [
      [32, 32],
      [34, 34],
      [37, 37],
    ],
  },
  Discover: {
    ...standard,
    prefixes: [
      [6011, 6011],
      [65, 65],
      [644, 649],
      [622_126, 622_925],
    ],
  },
};

export const cardBrands: readonly CardBrand[] = ['Visa', 'Mastercard', 'Amex', 'Discover'];

/**
 * The card type a number belongs to, as soon as enough of it is typed; spaces and dashes are
 * ignored.
 */
export function cardBrand(number: string): CardBrand | undefined {
  const digits = digitsOnly(number);
  return cardBrands.find((brand) =>
    networks[brand].prefixes.some(([first, last]) => {
      const { length } = String(first);
      const prefix = Number(digits.slice(0, length));
      return digits.length >= length && prefix >= first && prefix <= last;
    }),
  );
}

export function cardNumberLength(brand: CardBrand): number {
  return networks[brand].length;
}

export function securityCodeLength(brand: CardBrand): number {
  return networks[brand].securityCodeLength;
}

/** Digits of each group in which a number is written, 4-4-4-4 while its type is unknown. */
export function cardNumberGroups(brand: CardBrand | undefined): readonly number[] {
  return brand === undefined ? standard.groups : networks[brand].groups;
}

export type CardNumber = { readonly number: string; readonly brand: CardBrand };

/**
 * A number of an enabled type with that type's length. The server checks its check digit (D80; see
 * `hasValidCheckDigit`).
 */
export function checkCardNumber(
  text: string,
  enabled: readonly CardBrand[],
): Checked<CardNumber, 'required' | 'invalid' | 'unsupported'> {
  if (text.trim() === '') return refuse('required');
  const number = readDigits(text);
  if (number === undefined) return refuse('invalid');
  const brand = cardBrand(number);
  if (brand === undefined || !enabled.includes(brand)) return refuse('unsupported');
  return number.length === networks[brand].length ? ok({ number, brand }) : refuse('invalid');
}

/** Checks the Luhn check digit, for servers: forms do not check it (D80). */
export function hasValidCheckDigit(number: string): boolean {
  if (!/^\d+$/.test(number)) return false;
  let sum = 0;
  [...number].reverse().forEach((digit, index) => {
    const value = Number(digit) * (1 + (index % 2));
    sum += value > 9 ? value - 9 : value;
  });
  return sum % 10 === 0;
}
