import { fail, ok, type Outcome } from '../outcome';
import { digitsOnly, safeInput } from '../input-text';
import { checkRoutingNumber } from './routing-number';

export type BankAccountType = 'Checking' | 'Savings';

/** A bank account as the server takes it. */
export type BankAccount = {
  readonly accountType: BankAccountType;
  readonly ownerName: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
};

/** The account number's digits at most (payments §9). */
export const accountNumberLength = 17;

/**
 * Letters, spaces and . ' , & - in at least two words, without two of the marks side by side
 * (payments §5; D83). Accents typed as their own characters and curly apostrophes, which phones
 * put in, are made plain first.
 */
export function checkOwnerName(text: string): Outcome<string, 'required' | 'invalid'> {
  const name = safeInput(text).normalize('NFC').replace(/[‘’]/g, "'").trim();
  if (text.trim() === '') return fail('required');
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const allowed = /^[\p{L}\s.',&-]+$/u.test(name) && !/[.',&-]{2}/.test(name);
  return allowed && words.length > 1 ? ok(name.replace(/\s+/g, ' ')) : fail('invalid');
}

/**
 * 1 to 17 digits, between which spaces and dashes are overlooked. A number of one repeated digit,
 * zeros among them, is a slip to ask the bank about (payments §5; D81).
 */
export function checkAccountNumber(
  text: string,
): Outcome<string, 'required' | 'invalid' | 'contactBank'> {
  if (text.trim() === '') return fail('required');
  const digits = digitsOnly(text);
  if (!/^[\d\s-]+$/.test(text) || digits === '' || digits.length > accountNumberLength) {
    return fail('invalid');
  }
  return new Set(digits).size === 1 ? fail('contactBank') : ok(digits);
}

/** The second entry, compared by its digits. */
export function checkConfirmation(
  text: string,
  accountNumber: string,
): Outcome<string, 'required' | 'mismatch'> {
  const digits = digitsOnly(text);
  if (digits === '') return fail('required');
  return digits === digitsOnly(accountNumber) ? ok(digits) : fail('mismatch');
}

/** What the form holds, as typed. */
export type BankAccountEntry = BankAccount & { readonly confirmation: string };

export type BankAccountField = Exclude<keyof BankAccountEntry, 'accountType'>;

/** The code of each field that is not right yet. */
export type BankAccountProblems = {
  readonly ownerName?: 'required' | 'invalid';
  readonly routingNumber?: 'required' | 'invalid';
  readonly accountNumber?: 'required' | 'invalid' | 'contactBank';
  readonly confirmation?: 'required' | 'mismatch';
};

/** The whole form: the account to send, or what is wrong by field. */
export function checkBankAccount(
  entry: BankAccountEntry,
  { confirm }: { readonly confirm: boolean },
): { ok: true; value: BankAccount } | { ok: false; problems: BankAccountProblems } {
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
  return {
    ok: false,
    problems: {
      ...(ownerName.ok ? {} : { ownerName: ownerName.code }),
      ...(routingNumber.ok ? {} : { routingNumber: routingNumber.code }),
      ...(accountNumber.ok ? {} : { accountNumber: accountNumber.code }),
      ...(confirmation.ok ? {} : { confirmation: confirmation.code }),
    },
  };
}
