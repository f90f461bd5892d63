import type { NewPasswordCode } from '@portico/contract';
import {
  checkPassword,
  credentialMaximum,
  fail,
  ok,
  passwordRules,
  type Outcome,
  type PasswordErrorKey,
  type PasswordFacts,
  type ServerPasswordRules,
} from '@portico/rules';
import { institution } from '../../setup/institution';

const must = (validationRuleType: string) => ({ validationRuleType, regexMatchMeansError: false });

/** Cedar Valley Credit's password rules, as GetPasswordValidationRules answers them. */
export const serverPasswordRules: ServerPasswordRules = {
  rules: [
    'MustContainCapitalLetter',
    'MustContainLowercaseLetter',
    'MustContainNumber',
    'CannotContainConsecutiveCharacters',
    'CannotMatchSSN',
    'CannotMatchEmail',
    'CannotContainLogon',
    'CannotEqualPortionOfLogon',
    'CannotBePreviousPassword',
  ].map(must),
  minimumLength: institution.passwordMinimumLength ?? 8,
};

const policy = {
  mode: 'rules',
  rules: passwordRules(serverPasswordRules).rules,
  maximum: credentialMaximum(true),
} as const;

/** The codes that a new password and a registration have in common. */
export const sharedPasswordCodes = {
  doesNotMeetMinimumLength: 'PasswordTooShort',
  missingCapitalLetter: 'PasswordMissingCapitalLetter',
  missingLowercaseLetter: 'PasswordMissingLowercaseLetter',
  missingLetter: 'PasswordMissingLetter',
  missingNumber: 'PasswordMissingNumber',
  missingSpecialCharacter: 'PasswordMissingSpecialCharacter',
  matchesEmail: 'PasswordMatchesEmail',
  containsThreeOrMoreConsecutiveIdenticalCharacters:
    'PasswordContainsThreeOrMoreConsecutiveIdenticalCharacters',
  equalsPortionOfLogon: 'PasswordEqualsPortionOfLogon',
} as const satisfies Partial<Record<PasswordErrorKey, NewPasswordCode>>;

const codes: Readonly<Record<PasswordErrorKey, NewPasswordCode>> = {
  ...sharedPasswordCodes,
  matchesSSN: 'PasswordSameAsSSN',
  containsSsn: 'PasswordSameAsSSN',
  containsLogon: 'PasswordSameAsLogin',
  passwordReused: 'ReusedPassword',
  needsLettersAndNumbers: 'PasswordNeedsLetterNumber',
  passwordsDontMatch: 'ChooseDifferentPassword',
  containsName: 'ChooseDifferentPassword',
};

/** Checks a new password by the lender's rules; `reused`: the borrower had it before. */
export function judgePassword(
  password: string,
  facts: PasswordFacts,
  reused: boolean,
): Outcome<string, NewPasswordCode> {
  const found = {
    passwordMatchesSSN: false,
    passwordMatchesEmail: false,
    passwordExists: reused,
  };
  const { outcome, errors } = checkPassword(password, policy, facts, found);
  if (outcome.ok) return ok(password);
  if (outcome.code === 'required') return fail('PasswordTooShort');
  const [first] = errors;
  return fail(first === undefined ? 'ChooseDifferentPassword' : codes[first]);
}
