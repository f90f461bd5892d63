import { ok, refuse, type Checked } from '../values/outcome';
import { newBudget } from './safe-pattern';
import {
  meets,
  rulePattern,
  type RulePattern,
  type RuleProblem,
  type ServerRule,
} from './server-rules';

/** The rules a login name is checked by. */
export type LoginNamePolicy = {
  readonly minimum: number;
  readonly maximum: number;
  /** From GetLogonValidationRules; without any, letters, digits and . _ @ - (D24). */
  readonly patterns: readonly RulePattern[];
};

export type LoginNameCode = 'required' | 'characters' | 'tooLong' | 'tooShort';

const plainCharacters = /^[A-Za-z0-9._@-]*$/;

/**
 * The expressions of the server's login-name rules, without those that cannot be run (D24, D29).
 */
export function loginNamePatterns(rules: readonly ServerRule[]): {
  readonly patterns: readonly RulePattern[];
  readonly problems: readonly RuleProblem[];
} {
  const budget = newBudget();
  const read = rules
    .map((rule) => rulePattern(rule, budget))
    .filter((pattern) => pattern !== undefined);
  return {
    patterns: read.filter((pattern) => 'pattern' in pattern),
    problems: read.filter((pattern) => 'code' in pattern),
  };
}

/** A login name, or its first error, with the limit `n` for the error text (access §5; D21). */
export function checkLoginName(
  text: string,
  { minimum, maximum, patterns }: LoginNamePolicy,
): Checked<string, LoginNameCode> {
  const name = text.trim();
  if (name === '') return refuse('required');
  const allowed =
    patterns.length > 0
      ? patterns.every((pattern) => meets(pattern, name))
      : plainCharacters.test(name);
  if (!allowed) return refuse('characters');
  if (name.length > maximum) return refuse('tooLong', { n: maximum });
  return name.length < minimum ? refuse('tooShort', { n: minimum }) : ok(name);
}
