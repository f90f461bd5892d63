import { apply, generateMfaCode, register, validateRegistrationCode } from '@portico/contract';
import { fireEvent, screen } from '@testing-library/react';
import {
  field,
  fillLogon,
  fillPersonal,
  press,
  showRegistration,
  toLogon,
} from '@portico/registration/testing';
import { all, inGroup, type Codes, type RefusedCall } from './code';

const aboutRegistration = inGroup('registrationErrors', {
  userInfo: 'errorUserInfo',
  AccountNumberError: 'errorAccountNumberError',
  SSN: 'errorSSN',
  ...all(['SSNNull', 'Failed', 'Error', 'RegistrationNotAllowed'], 'error'),
  DateOfBirth: 'errorDateOfBirth',
  Invalid: 'errorInvalid',
  Restricted: 'errorRestricted',
  LoginNameExists: 'errorLoginNameExists',
  ...all(['UserNameTooShort', 'LogonTooShort'], 'errorLogonTooShort'),
  LogonMissingCapitalLetter: 'errorLogonMissingCapitalLetter',
  LogonMissingLowercaseLetter: 'errorLogonMissingLowercaseLetter',
  LogonMissingLetter: 'errorLogonMissingLetter',
  LogonMissingNumber: 'errorLogonMissingNumber',
  LogonMissingSpecialCharacter: 'errorLogonMissingSpecialCharacter',
  LogonMatchesEmail: 'errorLogonMatchesEmail',
  ChooseDifferentPassword: 'errorChooseDifferentPassword',
  PasswordTooShort: 'errorPasswordTooShort',
  ...all(['PasswordSameSSN', 'PasswordMatchesSSN'], 'errorPasswordMatchesSSN'),
  PasswordSameUserName: 'errorPasswordSameUserName',
  PasswordLettersNumbers: 'errorPasswordLettersNumbers',
  PasswordMissingCapitalLetter: 'errorPasswordMissingCapitalLetter',
  PasswordMissingLowercaseLetter: 'errorPasswordMissingLowercaseLetter',
  PasswordMissingLetter: 'errorPasswordMissingLetter',
  PasswordMissingNumber: 'errorPasswordMissingNumber',
  PasswordMissingSpecialCharacter: 'errorPasswordMissingSpecialCharacter',
  PasswordEqualsPortionOfLogon: 'errorPasswordEqualsPortionOfLogon',
  PasswordMatchesEmail: 'errorPasswordMatchesEmail',
  PasswordContainsThreeOrMoreConsecutiveIdenticalCharacters:
    'errorPasswordContainsThreeOrMoreConsecutiveIdenticalCharacters',
  ...all(['MustAgreeToAllError', 'AgreementRecordingError'], 'errorMustAgreeToAllError'),
});

/** The words of each are tested in registration.errors.test.ts of registration. */
const provenByRegistration = {
  userInfo: 'ACC-390',
  LoginNameExists: 'ACC-391',
  ...all(['Failed', 'Error', 'SSNNull'], 'ACC-392'),
  RegistrationNotAllowed: 'ACC-393',
  Invalid: 'ACC-394',
  SSN: 'ACC-396',
  DateOfBirth: 'ACC-397',
  ...all(['PasswordSameSSN', 'PasswordMatchesSSN'], 'ACC-398'),
  PasswordSameUserName: 'ACC-399',
  PasswordLettersNumbers: 'ACC-400',
  PasswordTooShort: 'ACC-401',
  PasswordMissingCapitalLetter: 'ACC-402',
  PasswordMissingLowercaseLetter: 'ACC-403',
  PasswordMissingLetter: 'ACC-404',
  PasswordMissingNumber: 'ACC-405',
  PasswordMissingSpecialCharacter: 'ACC-406',
  PasswordEqualsPortionOfLogon: 'ACC-407',
  PasswordMatchesEmail: 'ACC-408',
  PasswordContainsThreeOrMoreConsecutiveIdenticalCharacters: 'ACC-409',
  ...all(['UserNameTooShort', 'LogonTooShort'], 'ACC-410'),
  LogonMissingCapitalLetter: 'ACC-411',
  LogonMissingLowercaseLetter: 'ACC-412',
  LogonMissingLetter: 'ACC-413',
  LogonMissingNumber: 'ACC-414',
  LogonMissingSpecialCharacter: 'ACC-415',
  LogonMatchesEmail: 'ACC-416',
  AccountNumberError: 'ACC-417',
  ...all(['MustAgreeToAllError', 'AgreementRecordingError'], 'ACC-418'),
};

const registers =
  (given: Readonly<Record<string, string>> = {}) =>
  async ({ settings, refuse }: RefusedCall) => {
    await showRegistration({ ...given, ...settings }, refuse);
    await toLogon();
    fillLogon();
    press('Create Account');
  };

const verifiesEmail = async ({ settings, refuse }: RefusedCall) => {
  await showRegistration({ verifyEmailOption: 'true', ...settings }, refuse);
  fillPersonal();
  press('Continue');
  await screen.findByRole('heading', { name: 'Verify your email' });
};

/** The codes of registration. */
export const registrationCodes: readonly Codes[] = [
  {
    calls: [register],
    says: aboutRegistration,
    proves: provenByRegistration,
    show: registers(),
  },
  {
    calls: [apply],
    says: inGroup('registrationErrors', { Invalid: 'errorInvalid' }),
    show: registers({ noAccountNumberOption: 'true', applyWithoutAccountOption: 'true' }),
  },
  {
    calls: [generateMfaCode],
    says: { MaxAttemptsReached: 'registrationEmail.errorSendTooMany' },
    show: verifiesEmail,
  },
  {
    calls: [validateRegistrationCode],
    says: inGroup('registrationEmail', {
      CodeInvalid: 'errorInvalid',
      CodeExpired: 'errorCodeExpired',
      MaxAttemptsReached: 'errorMaxAttemptsReached',
    }),
    show: async (refusedCall) => {
      await verifiesEmail(refusedCall);
      await screen.findByText(/^We sent/);
      fireEvent.input(field('Security code'), { target: { value: '123456' } });
      press('Continue');
    },
  },
];
