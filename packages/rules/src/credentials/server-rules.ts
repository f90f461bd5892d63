import type { Refusal } from '../values/outcome';
import { safePattern, type Budget, type PatternCode, type SafePattern } from './safe-pattern';

/** A rule as the server sends it, for passwords and for login names (access §3). */
export type ServerRule = {
  readonly validationRuleType: string;
  readonly validationRegex?: string | undefined;
  /** True: a match breaks the rule; false: a text without a match does. */
  readonly regexMatchMeansError: boolean;
};

/** A rule's expression, ready to run. */
export type RulePattern = { readonly pattern: SafePattern; readonly matchMeansError: boolean };

/** A server rule that is skipped; reported to the lender's developers. */
export type RuleProblem = Refusal<PatternCode | 'unknownRule'>;

/**
 * A rule's expression; undefined for a rule that has none, a problem for one that cannot be run
 * and is skipped (D29).
 */
export function rulePattern(
  rule: ServerRule,
  budget: Budget,
): RulePattern | RuleProblem | undefined {
  if (!rule.validationRegex) return undefined;
  const pattern = safePattern(rule.validationRegex, budget);
  return pattern.ok
    ? { pattern: pattern.value, matchMeansError: rule.regexMatchMeansError }
    : { ...pattern.error, params: { rule: rule.validationRuleType } };
}

/** Whether a text meets a rule; true where only the server can tell. */
export function meets({ pattern, matchMeansError }: RulePattern, text: string): boolean {
  const matches = pattern.matches(text);
  return matches === undefined || matches !== matchMeansError;
}
