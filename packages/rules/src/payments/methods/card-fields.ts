import { lastDayOfMonth } from '../../values/date-arithmetic';
import { dateOf, type LocalDate } from '../../values/local-date';
import { ok, refuse, type Checked } from '../../values/outcome';
import { securityCodeLength, type CardBrand } from './card-number';

type FieldCode = 'required' | 'invalid';

/**
 * First or last name: letters, spaces and . ' , & - without two of these characters in a row
 * (payments §5; D83).
 */
export function checkCardHolderName(text: string): Checked<string, FieldCode> {
  const name = text.normalize('NFC').replace(/[‘’]/g, "'").trim();
  if (name === '') return refuse('required');
  const allowed = /^[\p{L}\p{M}\s.',&-]+$/u.test(name) && /\p{L}/u.test(name);
  return allowed && !/[.',&-]{2}/.test(name) ? ok(name.replace(/\s+/g, ' ')) : refuse('invalid');
}

export type CardExpiration = {
  /** `MM/YY` */
  readonly text: string;
  /** The last day on which the card is valid (D82). */
  readonly lastDay: LocalDate;
};

/** `MM/YY` of this month or a later one, by the institution's date (payments §5; D82). */
export function checkExpiration(
  text: string,
  today: LocalDate,
): Checked<CardExpiration, FieldCode> {
  const typed = text.trim();
  if (typed === '') return refuse('required');
  const expiration = readExpiration(typed);
  return expiration && expiration.lastDay >= today ? ok(expiration) : refuse('invalid');
}

/** Reads `MM/YY` of any month, the format of a saved card; undefined for another format. */
export function readExpiration(text: string): CardExpiration | undefined {
  const [, month, year] = /^(\d\d)\/(\d\d)$/.exec(text) ?? [];
  const first = dateOf(2000 + Number(year), Number(month), 1);
  return first && { text, lastDay: lastDayOfMonth(first) };
}

/** Whether to warn that a card will have expired when the payment is made (D82). */
export function expiresBefore({ lastDay }: CardExpiration, paymentDate: LocalDate): boolean {
  return lastDay < paymentDate;
}

/** Four digits for Amex, three for the others, either while the type is unknown (payments §9). */
export function checkSecurityCode(
  text: string,
  brand: CardBrand | undefined,
): Checked<string, FieldCode> {
  const typed = text.trim();
  if (typed === '') return refuse('required');
  const lengths = brand === undefined ? [3, 4] : [securityCodeLength(brand)];
  return /^\d+$/.test(typed) && lengths.includes(typed.length) ? ok(typed) : refuse('invalid');
}

/** Five digits, or five and four joined by a dash (D52). */
export function checkZip(text: string): Checked<string, FieldCode> {
  const typed = text.trim();
  if (typed === '') return refuse('required');
  return /^\d{5}(-\d{4})?$/.test(typed) ? ok(typed) : refuse('invalid');
}

/** Street, city or state: without ~ < > { } ^ [ ]; required by the full-address setting (payments §5). */
export function checkAddressField(text: string, required: boolean): Checked<string, FieldCode> {
  const typed = text.trim();
  if (typed === '') return required ? refuse('required') : ok('');
  return /[~<>{}^[\]]/.test(typed) ? refuse('invalid') : ok(typed);
}
