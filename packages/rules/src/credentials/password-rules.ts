import { newBudget } from './safe-pattern';
import {
  meets,
  rulePattern,
  type RulePattern,
  type RuleProblem,
  type ServerRule,
} from './server-rules';

/** Values a rule compares the password with; unknown ones are not compared (D28). */
export type PasswordFacts = {
  readonly loginName?: string | undefined;
  readonly ssn?: string | undefined;
  readonly email?: string | undefined;
};

/** The error keys of the rule list (access §5). Those of the server have codes of their own (D27). */
export type PasswordErrorKey =
  | 'doesNotMeetMinimumLength'
  | 'missingCapitalLetter'
  | 'missingLowercaseLetter'
  | 'missingLetter'
  | 'missingNumber'
  | 'missingSpecialCharacter'
  | 'matchesSSN'
  | 'matchesEmail'
  | 'containsThreeOrMoreConsecutiveIdenticalCharacters'
  | 'equalsPortionOfLogon'
  | 'containsLogon'
  | 'passwordReused';

/** One row of the list: its error key and how it is checked. */
export type PasswordRule = {
  readonly key: PasswordErrorKey;
  /** The minimum length in characters, in that row only. */
  readonly minimum?: number | undefined;
  readonly pattern?: RulePattern | undefined;
};

type Meaning = {
  readonly type: string;
  readonly key: PasswordErrorKey;
  /** Whether a non-empty password meets the rule, where the server sends no expression. */
  readonly holds: (password: string, facts: PasswordFacts) => boolean;
};

const digits = (text: string) => text.replace(/-/g, '');
const same = (one: string, other: string | undefined) =>
  other !== undefined && other !== '' && one.toLowerCase() === other.toLowerCase();
const contains = (whole: string | undefined, part: string | undefined) =>
  !!whole && !!part && whole.toLowerCase().includes(part.toLowerCase());

/** Every rule type in the order of the list (access §3, §5; D25, D26). */
const meanings: readonly Meaning[] = [
  { type: 'MustMeetMinimumLength', key: 'doesNotMeetMinimumLength', holds: () => true },
  {
    type: 'MustContainCapitalLetter',
    key: 'missingCapitalLetter',
    holds: (password) => /\p{Lu}/u.test(password),
  },
  {
    type: 'MustContainLowercaseLetter',
    key: 'missingLowercaseLetter',
    holds: (password) => /\p{Ll}/u.test(password),
  },
  {
    type: 'MustContainLetter',
    key: 'missingLetter',
    holds: (password) => /\p{L}/u.test(password),
  },
  { type: 'MustContainNumber', key: 'missingNumber', holds: (password) => /\d/.test(password) },
  {
    type: 'MustContainSpecialCharacter',
    key: 'missingSpecialCharacter',
    holds: (password) => /[^\p{L}\d\s]/u.test(password),
  },
  {
    type: 'CannotContainConsecutiveCharacters',
    key: 'containsThreeOrMoreConsecutiveIdenticalCharacters',
    holds: (password) => !/(.)\1\1/su.test(password),
  },
  {
    type: 'CannotMatchSSN',
    key: 'matchesSSN',
    holds: (password, { ssn }) => !same(digits(password), ssn && digits(ssn)),
  },
  {
    type: 'CannotMatchEmail',
    key: 'matchesEmail',
    holds: (password, { email }) => !same(password, email),
  },
  {
    type: 'CannotEqualPortionOfLogon',
    key: 'equalsPortionOfLogon',
    holds: (password, { loginName }) => password.length < 3 || !contains(loginName, password),
  },
  {
    type: 'CannotContainLogon',
    key: 'containsLogon',
    holds: (password, { loginName }) => !contains(password, loginName),
  },
  { type: 'CannotBePreviousPassword', key: 'passwordReused', holds: () => true },
];

/** The server's response to GetPasswordValidationRules (access §7). */
export type ServerPasswordRules = {
  readonly rules: readonly ServerRule[];
  /** 0 means no minimum. */
  readonly minimumLength: number;
};

/**
 * The rows of the list: the server's rules, the minimum length where it is above 0, and 'Any
 * letter' only where no letter case is required (access §5; D20). A rule whose expression cannot be
 * run, or whose type is unknown, is skipped and reported.
 */
export function passwordRules({ rules, minimumLength }: ServerPasswordRules): {
  readonly rules: readonly PasswordRule[];
  readonly problems: readonly RuleProblem[];
} {
  const asked = new Map(rules.map((rule) => [rule.validationRuleType.toLowerCase(), rule]));
  const has = (type: string) => asked.has(type.toLowerCase());
  const cased = has('MustContainCapitalLetter') || has('MustContainLowercaseLetter');
  const budget = newBudget();
  const rows: PasswordRule[] = [];
  const problems: RuleProblem[] = [];
  for (const { type, key } of meanings) {
    const rule = asked.get(type.toLowerCase());
    asked.delete(type.toLowerCase());
    const isMinimum = key === 'doesNotMeetMinimumLength';
    if (isMinimum ? minimumLength <= 0 : !rule) continue;
    if (key === 'missingLetter' && cased) continue;
    const pattern = rule && rulePattern(rule, budget);
    if (pattern && 'code' in pattern) problems.push(pattern);
    if (isMinimum || !pattern || 'pattern' in pattern) {
      rows.push({
        key,
        minimum: isMinimum ? minimumLength : undefined,
        pattern: pattern && 'pattern' in pattern ? pattern : undefined,
      });
    }
  }
  for (const rule of asked.values()) {
    problems.push({ code: 'unknownRule', params: { rule: rule.validationRuleType } });
  }
  return { rules: rows, problems };
}

/** Whether a password meets a row of the list; an empty one meets none. */
export function meetsRule(
  { key, minimum = 0, pattern }: PasswordRule,
  password: string,
  facts: PasswordFacts,
): boolean {
  if (password === '' || password.length < minimum) return false;
  if (pattern) return meets(pattern, password);
  return meanings.find((meaning) => meaning.key === key)?.holds(password, facts) ?? true;
}
