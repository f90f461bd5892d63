import { readDigits } from '../masks/read';
import { compareDates, localDate, yearOf, type LocalDate } from '../values/local-date';
import { ok, refuse, type Checked } from '../values/outcome';

/** Digits of a whole social security number. */
export const ssnLength = 9;
/** Longest e-mail address (access §9). */
export const emailMaximum = 100;
/** Longest first name (D49); used for the other names too. */
export const nameMaximum = 45;
/** Digits of a zip code and of a phone number (access §9). */
export const zipLength = 5;
export const phoneLength = 10;
/** The maximum number of digits of a branch number (access §9). */
export const branchLength = 4;

const oldest = 110;
const emailShape =
  /^[\w!#$%&'*+/=?^{|}~-]+(?:\.[\w!#$%&'*+/=?^{|}~-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?\.)+[A-Za-z]{2,}$/;

/**
 * The number of last SSN digits requested: all, unless an account number is requested too (D50).
 */
export function requiredSsnDigits(setting: number | undefined, asksAccount: boolean): number {
  const asked = Math.trunc(setting ?? ssnLength);
  return asksAccount && asked >= 1 && asked <= ssnLength ? asked : ssnLength;
}

/** The digits of an SSN, if complete; dashes and spaces may stand between them. */
export function checkSsn(text: string, digits: number): Checked<string, 'required' | 'incomplete'> {
  return checkDigits(readDigits(text), digits);
}

/** A trimmed e-mail address. */
export function checkEmail(text: string): Checked<string, 'required' | 'invalid'> {
  const address = text.trim();
  if (address === '') return refuse('required');
  return address.length <= emailMaximum && emailShape.test(address)
    ? ok(address)
    : refuse('invalid');
}

/** A date of birth written MM/dd/yyyy: not in the future, at most 110 years ago. */
export function checkDateOfBirth(
  text: string,
  today: LocalDate,
): Checked<LocalDate, 'required' | 'invalid'> {
  if (text.trim() === '') return refuse('required');
  const day = localDate(text.trim());
  if (day === undefined || compareDates(day, today) > 0) return refuse('invalid');
  const first = `${yearOf(today) - oldest}${today.slice(4)}`;
  return day < first ? refuse('invalid') : ok(day);
}

/** Exactly `length` digits; undefined stands for a text that has other characters. */
export function checkDigits(
  digits: string | undefined,
  length: number,
): Checked<string, 'required' | 'incomplete'> {
  if (digits === '') return refuse('required');
  return digits?.length === length ? ok(digits) : refuse('incomplete');
}
