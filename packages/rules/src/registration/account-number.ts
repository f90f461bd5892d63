import { readGroups } from '../masks/read';
import { ok, refuse, type Checked } from '../values/outcome';

/** The account type a registering borrower chooses (access §3). */
export type HoldingType = 'Deposit' | 'Loan';

/** The institution's lengths; a missing one is zero (access §3). */
export type AccountLengths = {
  readonly [K in `${'loan' | 'deposit'}${'Office' | 'Account' | 'CheckDigit'}Length`]?:
    number | undefined;
};

/** Characters of an account number that has no mask. */
const freeLength = 30;

/**
 * The numbers of digits between the dashes of an account number: office, account and, unless it is
 * removed, check digit (access §5). Empty: no mask.
 */
export function accountNumberGroups(
  lengths: AccountLengths,
  type: HoldingType,
  { removeCheckDigit }: { readonly removeCheckDigit: boolean },
): readonly number[] {
  const kind = type === 'Loan' ? 'loan' : 'deposit';
  const groups = [
    lengths[`${kind}OfficeLength`],
    lengths[`${kind}AccountLength`],
    removeCheckDigit ? 0 : lengths[`${kind}CheckDigitLength`],
  ];
  return groups.map((length = 0) => length).filter((length) => length > 0);
}

/** An account number with dashes between its groups, or as typed where there are none. */
export function checkAccountNumberEntry(
  text: string,
  groups: readonly number[],
): Checked<string, 'required' | 'invalid'> {
  const typed = text.trim();
  if (typed === '') return refuse('required');
  if (groups.length === 0) {
    return typed.length <= freeLength && /^[\dA-Za-z -]+$/.test(typed)
      ? ok(typed)
      : refuse('invalid');
  }
  const digits = readGroups(typed);
  if (digits === undefined) return refuse('invalid');
  let from = 0;
  const parts = groups.map((length) => digits.slice(from, (from += length)));
  return digits.length === from ? ok(parts.join('-')) : refuse('invalid');
}
