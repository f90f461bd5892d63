import { ok, refuse, type Checked } from '../values/outcome';
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
): Checked<string, LegacyPasswordCode> {
  const equals = (other: string | undefined) =>
    !!other && other.toLowerCase() === password.toLowerCase();
  const undashed = password.replace(/-/g, '');
  if (password === '') return refuse('required');
  if (password.length < minimum) return refuse('tooShort', { n: minimum });
  if (password.length > maximum) return refuse('tooLong', { n: maximum });
  if (equals(loginName)) return refuse('sameAsLoginName');
  if (found.includes('matchesSSN') || (!!ssn && ssn.replace(/-/g, '') === undashed)) {
    return refuse('sameAsSsn');
  }
  if (found.includes('matchesEmail') || equals(email)) return refuse('sameAsEmail');
  return /\p{L}/u.test(password) && /\d/.test(password)
    ? ok(password)
    : refuse('needsLetterAndNumber');
}
