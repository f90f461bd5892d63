import { fail, ok, type Outcome } from '../values/outcome';
import { newBudget } from './pattern-budget';
import {
  meetsRule,
  type PasswordErrorKey,
  type PasswordFacts,
  type PasswordRule,
} from './password-rules';
import type { ServerFindings } from './server-check';

/**
 * The rules a new password is checked by: the server's list when the lender uses customer
 * credentials or the rule list, else the legacy rules (access §5). `maximum` is inclusive.
 */
export type PasswordPolicy =
  | { readonly mode: 'legacy'; readonly minimum: number; readonly maximum: number }
  | { readonly mode: 'rules'; readonly rules: readonly PasswordRule[]; readonly maximum: number };

/** The first error of a password; `requirements`: a row of the list is not met. */
export type PasswordCode =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'needsLetterAndNumber'
  | 'sameAsLoginName'
  | 'sameAsSsn'
  | 'sameAsEmail'
  | 'requirements';

/** A row of the list and its state for the typed password. */
export type RuleRow = {
  readonly key: PasswordErrorKey;
  readonly minimum?: number | undefined;
  readonly state: 'met' | 'unmet' | 'checking';
};

/** The server's findings: none requested, pending, or received. */
export type ServerAnswer = ServerFindings | 'checking' | undefined;

/** The result of checking a password. */
export type PasswordVerdict = {
  /** The password, or its first error. */
  readonly outcome: Outcome<string, PasswordCode>;
  /** Every error key, including those without a row. */
  readonly errors: readonly PasswordErrorKey[];
  /** The list; empty in legacy mode. */
  readonly rows: readonly RuleRow[];
};

const foundKeys = {
  passwordMatchesSSN: 'matchesSSN',
  passwordMatchesEmail: 'matchesEmail',
  passwordExists: 'passwordReused',
} as const;

/** Checks a new password by the policy and the server's findings (access §5). */
export function checkPassword(
  password: string,
  policy: PasswordPolicy,
  facts: PasswordFacts,
  server?: ServerAnswer,
): PasswordVerdict {
  const found = typeof server === 'object' ? foundIn(server) : [];
  if (policy.mode === 'legacy') {
    return { outcome: checkLegacy(password, policy, facts, found), errors: found, rows: [] };
  }
  const budget = newBudget();
  const rows = policy.rules.map((rule): RuleRow => {
    const met = meetsRule(rule, password, facts, budget) && !found.includes(rule.key);
    const asks = server === 'checking' && rule.key === 'passwordReused';
    return {
      key: rule.key,
      minimum: rule.minimum,
      state: !met ? 'unmet' : asks ? 'checking' : 'met',
    };
  });
  const unmet = rows.filter(({ state }) => state === 'unmet').map(({ key }) => key);
  const errors = [...new Set([...unmet, ...found])];
  return { outcome: checkListed(password, policy.maximum, errors), errors, rows };
}

function foundIn(findings: ServerFindings): PasswordErrorKey[] {
  return Object.entries(foundKeys).flatMap(([flag, key]) =>
    Object.entries(findings).some(([name, is]) => name === flag && is) ? [key] : [],
  );
}

function checkListed(
  password: string,
  maximum: number,
  errors: readonly PasswordErrorKey[],
): Outcome<string, PasswordCode> {
  if (password === '') return fail('required');
  if (password.length > maximum) return fail('tooLong', { n: maximum });
  return errors.length > 0 ? fail('requirements') : ok(password);
}

function checkLegacy(
  password: string,
  { minimum, maximum }: { readonly minimum: number; readonly maximum: number },
  { loginName, ssn, email }: PasswordFacts,
  found: readonly PasswordErrorKey[],
): Outcome<string, PasswordCode> {
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

/** Checks the repeated new password; not required while the first is empty (access §5). */
export function checkPasswordConfirmation(
  confirmation: string,
  password: string,
): Outcome<string, 'required' | 'mismatch'> {
  if (password === '') return ok('');
  if (confirmation === '') return fail('required');
  return confirmation === password ? ok(confirmation) : fail('mismatch');
}
