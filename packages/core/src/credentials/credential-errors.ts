import type {
  LoginNameCode,
  PasswordCode,
  PasswordErrorKey,
  PasswordVerdict,
  Refusal,
  RuleRow,
} from '@portico/rules';
import type { Translate } from '../texts/texts';
import type { CredentialsTextKey } from './credentials.sentences';

type Words = Translate<CredentialsTextKey>;

const ruleKeys: Readonly<Record<PasswordErrorKey, CredentialsTextKey>> = {
  doesNotMeetMinimumLength: 'ruleDoesNotMeetMinimumLength',
  missingCapitalLetter: 'ruleMissingCapitalLetter',
  missingLowercaseLetter: 'ruleMissingLowercaseLetter',
  missingLetter: 'ruleMissingLetter',
  missingNumber: 'ruleMissingNumber',
  missingSpecialCharacter: 'ruleMissingSpecialCharacter',
  containsThreeOrMoreConsecutiveIdenticalCharacters:
    'ruleContainsThreeOrMoreConsecutiveIdenticalCharacters',
  matchesSSN: 'ruleMatchesSSN',
  matchesEmail: 'ruleMatchesEmail',
  equalsPortionOfLogon: 'ruleEqualsPortionOfLogon',
  containsLogon: 'ruleContainsLogon',
  passwordReused: 'rulePasswordReused',
};

const passwordKeys: Readonly<Record<PasswordCode, CredentialsTextKey>> = {
  required: 'passwordRequired',
  tooShort: 'passwordTooShort',
  tooLong: 'passwordTooLong',
  needsLetterAndNumber: 'passwordNeedsLetterAndNumber',
  sameAsLoginName: 'passwordSameAsLoginName',
  sameAsSsn: 'passwordSameAsSsn',
  sameAsEmail: 'passwordSameAsEmail',
  requirements: 'passwordRequirements',
};

/** Findings of the server that may have no row in the list. */
const unlistedKeys: Readonly<Partial<Record<PasswordErrorKey, CredentialsTextKey>>> = {
  matchesSSN: 'passwordSameAsSsn',
  matchesEmail: 'passwordSameAsEmail',
};

const loginNameKeys: Readonly<Record<LoginNameCode, CredentialsTextKey>> = {
  required: 'loginNameRequired',
  characters: 'loginNameCharacters',
  tooLong: 'loginNameTooLong',
  tooShort: 'loginNameTooShort',
};

/** The rows of the list with their texts, for `RuleList` of `ui`. */
export function ruleItems(t: Words, rows: readonly RuleRow[]) {
  return rows.map(({ key, minimum, state }) => ({
    key,
    text: t(ruleKeys[key], minimum === undefined ? {} : { n: minimum }),
    state,
  }));
}

/** The texts of `RuleList` of `ui`. */
export function ruleListTexts(t: Words) {
  return {
    title: t('rulesTitle'),
    states: { met: t('ruleMet'), unmet: t('ruleUnmet'), checking: t('ruleChecking') },
  };
}

/** The error text of a new password; undefined when it is valid. */
export function passwordErrorText(
  t: Words,
  { outcome, errors, rows }: PasswordVerdict,
): string | undefined {
  if (outcome.ok) return undefined;
  const unlisted = errors.find((key) => !rows.some((row) => row.key === key));
  const key = outcome.error.code === 'requirements' && unlisted && unlistedKeys[unlisted];
  return t(key || passwordKeys[outcome.error.code], outcome.error.params);
}

/**
 * The error text of a login name. One that is missing or too short is an error only once the field
 * is touched (access §5).
 */
export function loginNameErrorText(
  t: Words,
  refusal: Refusal<LoginNameCode> | undefined,
  { touched }: { readonly touched: boolean },
): string | undefined {
  if (!refusal) return undefined;
  const waits = refusal.code === 'tooShort' || refusal.code === 'required';
  return waits && !touched ? undefined : t(loginNameKeys[refusal.code], refusal.params);
}
