import { readDigits, readPhone } from '../masks/read';
import type { LocalDate } from '../values/local-date';
import { checkAccountNumberEntry } from './account-number';
import {
  checkDateOfBirth,
  checkDigits,
  checkEmail,
  checkSsn,
  nameMaximum,
  phoneLength,
  zipLength,
} from './identity';
import { problemOf, problemsOf, type Check, type Problems } from './problems';

/** The fields of the personal step (access §2). */
export type PersonalField =
  | 'accountType'
  | 'accountNumber'
  | 'firstName'
  | 'middleName'
  | 'lastName'
  | 'emailAddress'
  | 'ssn'
  | 'dateOfBirth'
  | 'zip'
  | 'phoneNumber';

export type PersonalRules = {
  /** The fields that are shown; others are not checked. */
  readonly asked: ReadonlySet<PersonalField>;
  /** Digit counts of the account number's mask. */
  readonly groups: readonly number[];
  readonly ssnDigits: number;
  readonly today: LocalDate;
};

const optionalName: Check<PersonalRules> = (text) =>
  text.trim().length > nameMaximum ? 'invalid' : undefined;

const checks: Readonly<Record<PersonalField, Check<PersonalRules>>> = {
  accountType: (text) => (text === '' ? 'required' : undefined),
  accountNumber: (text, { groups }) => problemOf(checkAccountNumberEntry(text, groups)),
  firstName: optionalName,
  middleName: optionalName,
  lastName: (text, rules) => (text.trim() === '' ? 'required' : optionalName(text, rules)),
  emailAddress: (text) => problemOf(checkEmail(text)),
  ssn: (text, { ssnDigits }) => problemOf(checkSsn(text, ssnDigits)),
  dateOfBirth: (text, { today }) => problemOf(checkDateOfBirth(text, today)),
  zip: (text) => problemOf(checkDigits(readDigits(text), zipLength)),
  phoneNumber: (text) => problemOf(checkDigits(readPhone(text), phoneLength)),
};

/** The errors of the personal step, by field (access §5; D49, D50). */
export function personalProblems(
  entry: Readonly<Record<PersonalField, string>>,
  rules: PersonalRules,
): Problems<PersonalField> {
  return problemsOf(checks, entry, rules);
}
