import { changesTexts, failCall, type ApiFault } from '@portico/core/internal';
import { describe, expect, it } from 'vitest';
import { refusedCreation } from './registration.errors';
import { registrationErrorsTexts } from './registration-errors.sentences';

const rejected = (code: string) =>
  refusedCreation(failCall({ kind: 'rejected', codes: [code] }, 'refused').error);
const english: Readonly<Record<string, string>> = {
  ...changesTexts.english,
  ...registrationErrorsTexts.english,
};
const sentence = (creation: ReturnType<typeof rejected>) =>
  creation.end === 'refused' ? english[creation.text] : creation.end;

const contact = 'Your online access was not set up. Please call us.';

describe('a refused registration', () => {
  it.each([
    ['[ACC-390]', 'userInfo', 'There is an issue with the information you have entered'],
    ['[ACC-391]', 'LoginNameExists', 'The logon name you chose is already taken.'],
    ['[ACC-392]', 'Failed', contact],
    ['[ACC-392]', 'Error', contact],
    ['[ACC-392]', 'SSNNull', contact],
    ['[ACC-393]', 'RegistrationNotAllowed', contact],
    [
      '[ACC-394]',
      'Invalid',
      'Your online access was not set up. Check what you entered and try again, or call us.',
    ],
    [
      '[ACC-396]',
      'SSN',
      'The social security information you have entered is in an invalid format.',
    ],
    ['[ACC-397]', 'DateOfBirth', 'Date of Birth is invalid.'],
    ['[ACC-398]', 'PasswordSameSSN', 'Password must not be the same as the SSN.'],
    ['[ACC-398]', 'PasswordMatchesSSN', 'Password must not be the same as the SSN.'],
    ['[ACC-399]', 'PasswordSameUserName', 'Password must not be the same as the username.'],
    [
      '[ACC-400]',
      'PasswordLettersNumbers',
      'Password must use upper and lower case letters and numbers.',
    ],
    ['[ACC-401]', 'PasswordTooShort', 'Password is not long enough.'],
    ['[ACC-402]', 'PasswordMissingCapitalLetter', 'Password must contain a capital letter.'],
    ['[ACC-403]', 'PasswordMissingLowercaseLetter', 'Password must contain a lowercase letter.'],
    ['[ACC-404]', 'PasswordMissingLetter', 'Password must contain a letter.'],
    ['[ACC-405]', 'PasswordMissingNumber', 'Password must contain a number.'],
    ['[ACC-406]', 'PasswordMissingSpecialCharacter', 'Password must contain a special character.'],
    ['[ACC-407]', 'PasswordEqualsPortionOfLogon', 'Password must not be a part of the username.'],
    ['[ACC-408]', 'PasswordMatchesEmail', 'Password must not be the same as the email address.'],
    [
      '[ACC-409]',
      'PasswordContainsThreeOrMoreConsecutiveIdenticalCharacters',
      'Password must not contain three or more identical characters in a row.',
    ],
    ['[ACC-410]', 'UserNameTooShort', 'Username is too short.'],
    ['[ACC-410]', 'LogonTooShort', 'Username is too short.'],
    ['[ACC-411]', 'LogonMissingCapitalLetter', 'Username must contain a capital letter.'],
    ['[ACC-412]', 'LogonMissingLowercaseLetter', 'Username must contain a lowercase letter.'],
    ['[ACC-413]', 'LogonMissingLetter', 'Username must contain a letter.'],
    ['[ACC-414]', 'LogonMissingNumber', 'Username must contain a number.'],
    ['[ACC-415]', 'LogonMissingSpecialCharacter', 'Username must contain a special character.'],
    ['[ACC-416]', 'LogonMatchesEmail', 'Username must not be the same as the email address.'],
    ['[ACC-417]', 'AccountNumberError', 'The account number is not in the correct format.'],
    ['[ACC-418]', 'MustAgreeToAllError', 'You must agree to all the agreements.'],
    ['[ACC-418]', 'AgreementRecordingError', 'You must agree to all the agreements.'],
    ['[ACC-419]', 'SomethingElse', contact],
    ['[ACC-419]', 'constructor', contact],
    ['[ACC-419]', 'A sentence of the host', contact],
    ['[ACC-395]', 'Restricted', 'restricted'],
    ['[ACC-420]', 'maintenanceModeEnabled', 'maintenance'],
    ['[ACC-420]', 'MaintenanceModeEnabled', 'maintenance'],
  ])('%s %s', (_id, code, expected) => {
    expect(sentence(rejected(code))).toBe(expected);
  });

  it.each<[string, ApiFault]>([
    ['[ACC-419] no network', { kind: 'offline' }],
    ['[ACC-419] no answer in time', { kind: 'timeout' }],
    ['[ACC-419] a broken server', { kind: 'server', status: 500 }],
  ])('%s', (_id, fault) => {
    expect(sentence(refusedCreation(failCall(fault, 'unknown').error))).toBe(
      'We got no answer, so your online access may be set up. To find out, sign in with the username and password that you chose. If that does not work, please call us.',
    );
  });

  it('[ACC-419] that was not sent', () => {
    expect(sentence(refusedCreation(failCall({ kind: 'offline' }, 'not-sent').error))).toBe(
      'We could not reach the service, so nothing was sent. Please try again.',
    );
  });
});
