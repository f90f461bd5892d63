import { checkSecretAnswer } from '../credentials/secret-answer';
import { problemOf, problemsOf, type Check, type Problems } from './problems';

/** The fields of the security step (access §2). */
export type SecurityField =
  'placeOfBirth' | 'driversLicense' | 'mothersMaiden' | 'secretQuestion' | 'secretAnswer';

/** The maximum number of characters of a field of the security step. */
export const securityFieldMaximum = 100;

type SecurityRules = { readonly asked: ReadonlySet<SecurityField> };

const needed: Check<SecurityRules> = (text) => {
  const typed = text.trim();
  return typed === '' ? 'required' : typed.length > securityFieldMaximum ? 'invalid' : undefined;
};

const checks: Readonly<Record<SecurityField, Check<SecurityRules>>> = {
  placeOfBirth: needed,
  driversLicense: needed,
  mothersMaiden: needed,
  secretQuestion: needed,
  secretAnswer: (text, rules) => problemOf(checkSecretAnswer(text)) ?? needed(text, rules),
};

/** The errors of the security step, by field (access §5). */
export function securityProblems(
  entry: Readonly<Record<SecurityField, string>>,
  rules: SecurityRules,
): Problems<SecurityField> {
  return problemsOf(checks, entry, rules);
}
