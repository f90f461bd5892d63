import { ok, refuse, type Checked } from '../values/outcome';
import {
  checkLegacyPassword,
  type LegacyPasswordCode,
  type LegacyPasswordPolicy,
} from './legacy-password';
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
  | LegacyPasswordPolicy
  | { readonly mode: 'rules'; readonly rules: readonly PasswordRule[]; readonly maximum: number };

/** The first error of a password; `requirements`: a row of the list is not met. */
export type PasswordCode = LegacyPasswordCode | 'requirements';

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
  readonly outcome: Checked<string, PasswordCode>;
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
    return {
      outcome: checkLegacyPassword(password, policy, facts, found),
      errors: found,
      rows: [],
    };
  }
  const rows = policy.rules.map((rule): RuleRow => {
    const met = meetsRule(rule, password, facts) && !found.includes(rule.key);
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
): Checked<string, PasswordCode> {
  if (password === '') return refuse('required');
  if (password.length > maximum) return refuse('tooLong', { n: maximum });
  return errors.length > 0 ? refuse('requirements') : ok(password);
}
