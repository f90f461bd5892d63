import { type Setting } from '@portico/core/internal';
import type { ReadSetting } from '@portico/element';
import { requiredSsnDigits, type PersonalField, type SecurityField } from '@portico/rules';
import {
  confirmPasswordOption,
  recoverCredentialsWithoutQuestionOption,
} from '@portico/shared/settings';
import type { WizardRules } from './registration.state';
import {
  depositAccountsOption,
  hideDateOfBirthOption,
  hideDriversLicenseOption,
  hideFirstNameOption,
  hideMiddleNameOption,
  hideMothersMaidenOption,
  hidePhoneOption,
  hidePlaceOfBirthOption,
  hideZipOption,
  loanAccountsOption,
  noAccountNumberOption,
  requiredSSNDigits,
  verifyEmailOption,
} from '../settings';

/** Each field with the setting that hides it, in the order of the form. */
const personal: readonly (readonly [PersonalField, Setting<boolean> | undefined])[] = [
  ['accountType', undefined],
  ['accountNumber', noAccountNumberOption],
  ['firstName', hideFirstNameOption],
  ['middleName', hideMiddleNameOption],
  ['lastName', undefined],
  ['emailAddress', undefined],
  ['ssn', undefined],
  ['dateOfBirth', hideDateOfBirthOption],
  ['zip', hideZipOption],
  ['phoneNumber', hidePhoneOption],
];
const security: readonly (readonly [SecurityField, Setting<boolean>])[] = [
  ['placeOfBirth', hidePlaceOfBirthOption],
  ['driversLicense', hideDriversLicenseOption],
  ['mothersMaiden', hideMothersMaidenOption],
  ['secretQuestion', recoverCredentialsWithoutQuestionOption],
  ['secretAnswer', recoverCredentialsWithoutQuestionOption],
];

/** What the lender requires of a new borrower (access §2; D46, D49, D50). */
export function wizardRules(read: ReadSetting): WizardRules {
  const shown = <F>(fields: readonly (readonly [F, Setting<boolean> | undefined])[]) =>
    new Set(fields.filter(([, hides]) => !hides || !read(hides)).map(([field]) => field));
  return {
    personal: shown(personal),
    security: shown(security),
    accountType: onlyType(read(depositAccountsOption), read(loanAccountsOption)),
    ssnDigits: requiredSsnDigits(read(requiredSSNDigits), !read(noAccountNumberOption)),
    verifiesEmail: read(verifyEmailOption),
    confirmsPassword: read(confirmPasswordOption),
  };
}

/** The preselected account type, if the lender registers only one. */
function onlyType(deposit: boolean, loan: boolean): WizardRules['accountType'] {
  if (deposit === loan) return '';
  return deposit ? 'Deposit' : 'Loan';
}
