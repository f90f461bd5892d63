import {
  type ApiError,
  type CodeTexts,
  entryOf,
  mapErrorMessage,
  refusedCodes,
  unanswered,
} from '@portico/core/internal';
import type { RegistrationErrorsTextKey } from './registration-errors.sentences';
import type { Creation } from './registration.state';

/** The text for each code (access §8). */
const errorTexts: CodeTexts<RegistrationErrorsTextKey> = {
  userInfo: 'errorUserInfo',
  Failed: 'error',
  Error: 'error',
  SSNNull: 'error',
  LoginNameExists: 'errorLoginNameExists',
  Invalid: 'errorInvalid',
  SSN: 'errorSSN',
  DateOfBirth: 'errorDateOfBirth',
  PasswordSameSSN: 'errorPasswordMatchesSSN',
  PasswordMatchesSSN: 'errorPasswordMatchesSSN',
  PasswordSameUserName: 'errorPasswordSameUserName',
  PasswordLettersNumbers: 'errorPasswordLettersNumbers',
  ChooseDifferentPassword: 'errorChooseDifferentPassword',
  PasswordTooShort: 'errorPasswordTooShort',
  PasswordMissingCapitalLetter: 'errorPasswordMissingCapitalLetter',
  PasswordMissingLowercaseLetter: 'errorPasswordMissingLowercaseLetter',
  PasswordMissingLetter: 'errorPasswordMissingLetter',
  PasswordMissingNumber: 'errorPasswordMissingNumber',
  PasswordMissingSpecialCharacter: 'errorPasswordMissingSpecialCharacter',
  PasswordEqualsPortionOfLogon: 'errorPasswordEqualsPortionOfLogon',
  PasswordMatchesEmail: 'errorPasswordMatchesEmail',
  PasswordContainsThreeOrMoreConsecutiveIdenticalCharacters:
    'errorPasswordContainsThreeOrMoreConsecutiveIdenticalCharacters',
  UserNameTooShort: 'errorLogonTooShort',
  LogonTooShort: 'errorLogonTooShort',
  LogonMissingCapitalLetter: 'errorLogonMissingCapitalLetter',
  LogonMissingLowercaseLetter: 'errorLogonMissingLowercaseLetter',
  LogonMissingLetter: 'errorLogonMissingLetter',
  LogonMissingNumber: 'errorLogonMissingNumber',
  LogonMissingSpecialCharacter: 'errorLogonMissingSpecialCharacter',
  LogonMatchesEmail: 'errorLogonMatchesEmail',
  AccountNumberError: 'errorAccountNumberError',
  MustAgreeToAllError: 'errorMustAgreeToAllError',
  AgreementRecordingError: 'errorMustAgreeToAllError',
};

/** The result of a Create Account that failed (access §8; D7, D42). */
export function refusedCreation(error: ApiError): Creation {
  const code = codeOf(error);
  if (code.toLowerCase() === 'maintenancemodeenabled') return { end: 'maintenance' };
  if (code === 'Restricted') return { end: 'restricted' };
  const known = unanswered(error);
  if (known) return { end: 'refused', text: known === 'notSent' ? known : 'errorUnconfirmed' };
  return { end: 'refused', text: entryOf(errorTexts, code) ?? 'error' };
}

function codeOf(error: ApiError): string {
  const mapped = mapErrorMessage(refusedCodes(error)[0]);
  return mapped.as === 'flag' ? mapped.flag : '';
}
