import { fail, ok, type Outcome } from '../values/outcome';
import type { PasswordErrorKey, PasswordFacts } from './password-rules';

/** The rules without the server's list (access §5). The lengths are inclusive. */
export type LegacyPasswordPolicy = {
  readonly mode: 'legacy';
  readonly minimum: number;
  readonly maximum: number;
};

export type LegacyPasswordCode =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'needsLetterAndNumber'
  | 'sameAsLoginName'
  | 'sameAsSsn'
  | 'sameAsEmail';

/**
 * Checks a new password without the server's list. Separate from `checkPassword`, so that a form
 * that never has a list does not load its rules.
 *
 * @param found the server's findings
 */
export function checkLegacyPassword(
  password: string,
  { minimum, maximum }: LegacyPasswordPolicy,
  { loginName, ssn, email }: PasswordFacts = {},
  found: readonly PasswordErrorKey[] = [],
): Outcome<string, LegacyPasswordCode> {
  const equals = (other: string | undefined) =>
    !!other && other.toLowerCase() === password.toLowerCase();
  const undashed = password.replace(/-/g, '');
  if (password === '') return fail('required');
  if (password.length < minimum) return fail('tooShort', { n: minimum });
  if (password.length > maximum) return fail('tooLong', { n: maximum });
  if (equals(loginName)) return fail('sameAsLoginName');
  if (found.includes('matchesSSN') || (!!ssn && ssn.replace(/-/g, '') === undashed)) {
    return fail('sameAsSsn');
  }
  if (found.includes('matchesEmail') || equals(email)) return fail('sameAsEmail');
  return /\p{L}/u.test(password) && /\d/.test(password)
    ? ok(password)
    : fail('needsLetterAndNumber');
}
