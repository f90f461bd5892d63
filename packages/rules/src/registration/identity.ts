import { digitsOnly } from '../input-text';
import { compareDates, localDate, yearOf, type LocalDate } from '../local-date';
import { fail, ok, type Outcome } from '../outcome';

/** Digits of a whole social security number. */
export const ssnLength = 9;
/** Longest e-mail address (access §9). */
export const emailMaximum = 100;
/** Longest first name (D49); the other names keep to it too. */
export const nameMaximum = 45;
/** Digits of a zip code and of a phone number (access §9). */
export const zipLength = 5;
export const phoneLength = 10;

const oldest = 110;
const emailShape =
  /^[\w!#$%&'*+/=?^{|}~-]+(?:\.[\w!#$%&'*+/=?^{|}~-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?\.)+[A-Za-z]{2,}$/;

/** How many last digits of the SSN are asked for: all, unless an account number says the rest (D50). */
export function requiredSsnDigits(setting: number | undefined, asksAccount: boolean): number {
  const asked = Math.trunc(setting ?? ssnLength);
  return asksAccount && asked >= 1 && asked <= ssnLength ? asked : ssnLength;
}

/** As many digits of an SSN as are asked for; of a whole one, pasted or filled in, the last (D50). */
export function askedSsnDigits(text: string, digits: number): string {
  const typed = digitsOnly(text);
  return typed.length === ssnLength ? typed.slice(-digits) : typed.slice(0, digits);
}

/** The digits of an SSN, when there are as many as asked for. */
export function checkSsn(text: string, digits: number): Outcome<string, 'required' | 'incomplete'> {
  const typed = digitsOnly(text);
  if (typed === '') return fail('required');
  return typed.length === digits ? ok(typed) : fail('incomplete');
}

/** An e-mail address without the spaces around it. */
export function checkEmail(text: string): Outcome<string, 'required' | 'invalid'> {
  const address = text.trim();
  if (address === '') return fail('required');
  return address.length <= emailMaximum && emailShape.test(address) ? ok(address) : fail('invalid');
}

/** A day written MM/dd/yyyy on which somebody now living was born: not in the future, 110 years back at most. */
export function checkDateOfBirth(
  text: string,
  today: LocalDate,
): Outcome<LocalDate, 'required' | 'invalid'> {
  if (text.trim() === '') return fail('required');
  const day = localDate(text.trim());
  if (day === undefined || compareDates(day, today) > 0) return fail('invalid');
  const first = `${yearOf(today) - oldest}${today.slice(4)}`;
  return day < first ? fail('invalid') : ok(day);
}

/** Exactly so many digits; what is written between them does not count. */
export function checkDigits(
  text: string,
  length: number,
): Outcome<string, 'required' | 'incomplete'> {
  const typed = digitsOnly(text);
  if (text.trim() === '') return fail('required');
  return typed.length === length ? ok(typed) : fail('incomplete');
}
