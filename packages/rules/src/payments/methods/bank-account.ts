import { fail, ok, refuse, type Checked, type Outcome } from '../../values/outcome';
import { readDigits } from '../../masks/read';
import { safeInput } from '../../values/input-text';
import { checkRoutingNumber } from './routing-number';

export type BankAccountType = 'Checking' | 'Savings';

/** A bank account in the form the server accepts. */
export type BankAccount = {
  readonly accountType: BankAccountType;
  readonly ownerName: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
};

/** The maximum number of digits of an account number (payments §9). */
export const accountNumberLength = 17;

/**
 * Letters, spaces and . ' , & - in at least two words, without two of these characters in a row
 * (payments §5; D83). Combining accents and the curly apostrophes of phones are normalised first; an
 * accent without a letter of its own stays a combining one.
 */
export function checkOwnerName(text: string): Checked<string, 'required' | 'invalid'> {
  const name = safeInput(text).normalize('NFC').replace(/[‘’]/g, "'").trim();
  if (text.trim() === '') return refuse('required');
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const allowed = /^[\p{L}\p{M}\s.',&-]+$/u.test(name) && !/[.',&-]{2}/.test(name);
  return allowed && words.length > 1 ? ok(name.replace(/\s+/g, ' ')) : refuse('invalid');
}

/**
 * 1 to 17 digits; spaces and dashes between them are ignored. A number of one repeated digit, zeros
 * included, is probably wrong: the borrower has to contact the bank (payments §5; D81).
 */
export function checkAccountNumber(
  text: string,
): Checked<string, 'required' | 'invalid' | 'contactBank'> {
  if (text.trim() === '') return refuse('required');
  const digits = readDigits(text);
  if (!digits || digits.length > accountNumberLength) return refuse('invalid');
  return new Set(digits).size === 1 ? refuse('contactBank') : ok(digits);
}

/** The repeated account number, compared by its digits. */
export function checkConfirmation(
  text: string,
  accountNumber: string,
): Checked<string, 'required' | 'mismatch'> {
  if (text.trim() === '') return refuse('required');
  const number = (typed: string) => readDigits(typed) ?? typed;
  return number(text) === number(accountNumber) ? ok(number(text)) : refuse('mismatch');
}

/** The form's fields, as typed. */
export type BankAccountEntry = BankAccount & { readonly confirmation: string };

export type BankAccountField = Exclude<keyof BankAccountEntry, 'accountType'>;

/** The code of each invalid field. */
export type BankAccountProblems = {
  readonly ownerName?: 'required' | 'invalid';
  readonly routingNumber?: 'required' | 'invalid';
  readonly accountNumber?: 'required' | 'invalid' | 'contactBank';
  readonly confirmation?: 'required' | 'mismatch';
};

/** Checks the whole form: the account to send, or the errors by field. */
export function checkBankAccount(
  entry: BankAccountEntry,
  { confirm }: { readonly confirm: boolean },
): Outcome<BankAccount, BankAccountProblems> {
  const ownerName = checkOwnerName(entry.ownerName);
  const routingNumber = checkRoutingNumber(entry.routingNumber);
  const accountNumber = checkAccountNumber(entry.accountNumber);
  const confirmation = confirm
    ? checkConfirmation(entry.confirmation, entry.accountNumber)
    : ok('');
  if (ownerName.ok && routingNumber.ok && accountNumber.ok && confirmation.ok) {
    return ok({
      accountType: entry.accountType,
      ownerName: ownerName.value,
      routingNumber: routingNumber.value,
      accountNumber: accountNumber.value,
    });
  }
  return fail({
    ...(ownerName.ok ? {} : { ownerName: ownerName.error.code }),
    ...(routingNumber.ok ? {} : { routingNumber: routingNumber.error.code }),
    ...(accountNumber.ok ? {} : { accountNumber: accountNumber.error.code }),
    ...(confirmation.ok ? {} : { confirmation: confirmation.error.code }),
  });
}
