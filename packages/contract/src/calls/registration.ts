import { codes, defineCall, type DocumentedCall } from '../call';
import { answer, entity, plainAnswer } from '../codec/entity';
import { choice, date, flag, integer, list, optionalText, text } from '../codec/fields';
import { vital } from '../codec/parts';
import { succeeded } from '../examples';

/** The person who registers: identifying data, and the new credentials. */
const applicant = {
  accountType: choice(['Deposit', 'Loan']),
  firstName: optionalText,
  middleName: optionalText,
  lastName: text,
  emailAddress: text,
  /** Digits only; the last ones when the institution asks for fewer than nine (D50). */
  ssn: text,
  dateOfBirth: date,
  zip: optionalText,
  /** Digits only. */
  phoneNumber: optionalText,
  placeOfBirth: optionalText,
  driversLicense: optionalText,
  mothersMaiden: optionalText,
  secretQuestion: optionalText,
  secretAnswer: optionalText,
  userName: text,
  password: text,
  /** Only where the form requires the password twice. */
  passwordConfirm: optionalText,
  /**
   * In no specification: the Id of GenerateMFACode, so that only the visitor who entered the code has
   * a verified address.
   */
  visitorId: optionalText,
  /** AgreementType is the agreement's HostNum (D65). */
  agreements: list(entity({ agreedTo: flag, agreementType: integer })),
};

/** The registration payload without AccountNumber (access §3; D12). */
const registrationWithoutAccount = entity(applicant, { ssn: 'SSN' });

/** The registration payload (access §3); hidden fields are omitted. */
const registration = entity({ accountNumber: optionalText, ...applicant }, { ssn: 'SSN' });

/** Why a registration is refused, with what each code means (access §8). */
const registrationCodes = {
  userInfo: 'Something in the personal data is missing or malformed.',
  AccountNumberError: 'The account number is not in the format of the institution.',
  SSN: 'The social security number is malformed.',
  SSNNull: 'The institution has no social security number to compare with.',
  DateOfBirth: 'The date of birth is malformed, in the future, or more than 110 years ago.',
  Invalid: 'No customer who could register matches, or the customer is registered already.',
  Failed: 'The registration could not be carried out, or too many attempts were made.',
  Error: 'The registration could not be carried out.',
  RegistrationNotAllowed: 'The institution does not allow this borrower online access.',
  Restricted: 'The borrower is registered, but may not sign in yet.',
  LoginNameExists: 'The username is taken; revealed only to an identified borrower.',
  UserNameTooShort: 'The username is too short.',
  LogonTooShort: 'The username is too short.',
  LogonMissingCapitalLetter: 'The username has no capital letter.',
  LogonMissingLowercaseLetter: 'The username has no lowercase letter.',
  LogonMissingLetter: 'The username has no letter.',
  LogonMissingNumber: 'The username has no number.',
  LogonMissingSpecialCharacter: 'The username has no special character.',
  LogonMatchesEmail: 'The username is the e-mail address.',
  ChooseDifferentPassword: 'The lender does not allow this password; it is too common.',
  PasswordTooShort: 'The password is too short.',
  PasswordSameSSN: 'The password is the social security number.',
  PasswordMatchesSSN: 'The password is the social security number.',
  PasswordSameUserName: 'The password is the username.',
  PasswordLettersNumbers: 'The password has no letter, or no number.',
  PasswordMissingCapitalLetter: 'The password has no capital letter.',
  PasswordMissingLowercaseLetter: 'The password has no lowercase letter.',
  PasswordMissingLetter: 'The password has no letter.',
  PasswordMissingNumber: 'The password has no number.',
  PasswordMissingSpecialCharacter: 'The password has no special character.',
  PasswordEqualsPortionOfLogon: 'The password is a part of the username.',
  PasswordMatchesEmail: 'The password is the e-mail address.',
  PasswordContainsThreeOrMoreConsecutiveIdenticalCharacters:
    'The password has three or more identical characters in a row.',
  MustAgreeToAllError: 'A required agreement was not accepted.',
  AgreementRecordingError: 'The agreements could not be recorded.',
  maintenanceModeEnabled: 'The service is down for maintenance.',
} as const;

export type RegistrationCode = keyof typeof registrationCodes;

/** Registers a borrower known to the lender, with a username and a password. */
export const register = defineCall({
  name: 'register',
  method: 'POST',
  path: '/api/Register/Register',
  session: 'none',
  effect: 'writes',
  codes: codes<RegistrationCode>(),
  request: registration,
  response: plainAnswer,
});

export const registerDocs = (): DocumentedCall<typeof register> => ({
  ...register,
  summary: 'Registers a borrower for online access (D12). Restricted: registered nevertheless.',
  meanings: registrationCodes,
  example: succeeded,
});

/** Registers a visitor without an account number, where the lender offers this (D12). */
export const apply = defineCall({
  name: 'apply',
  method: 'POST',
  path: '/api/Register/Apply',
  session: 'none',
  effect: 'writes',
  codes: codes<RegistrationCode>(),
  request: registrationWithoutAccount,
  response: plainAnswer,
});

export const applyDocs = (): DocumentedCall<typeof apply> => ({
  ...apply,
  summary:
    'Registers a visitor without an account number: the registration payload without AccountNumber (D12). RegistrationNotAllowed where the setup does not offer it. A visitor unknown to the lender always receives Restricted, and is invited later.',
  meanings: registrationCodes,
  example: succeeded,
});

/** E-mails a verification code during registration; the previous code becomes invalid. */
export const generateMfaCode = defineCall({
  name: 'generateMfaCode',
  method: 'POST',
  path: '/api/Register/GenerateMFACode',
  session: 'none',
  effect: 'writes',
  codes: codes<'MaxAttemptsReached'>(),
  request: entity({
    /** Anonymous, created once per session. */
    id: text,
    firstName: optionalText,
    emailAddress: text,
  }),
  response: answer({ mfaToken: text }, { mfaToken: 'MFAToken' }),
});

export const generateMfaCodeDocs = (): DocumentedCall<typeof generateMfaCode> => ({
  ...generateMfaCode,
  summary:
    'E-mails a code to the address being registered. The answer does not reveal whether a borrower has this address.',
  refusedWith: 403,
  meanings: { MaxAttemptsReached: 'Too many codes were sent to this address, or by this visitor.' },
  example: { ...succeeded, mfaToken: 'mfa-1' },
});

/** Checks the code that was e-mailed during registration. */
export const validateRegistrationCode = defineCall({
  name: 'validateRegistrationCode',
  method: 'POST',
  path: '/api/Register/ValidateCode',
  session: 'none',
  effect: 'writes',
  codes: codes<'CodeInvalid' | 'CodeExpired' | 'MaxAttemptsReached'>(),
  request: entity(
    {
      code: text,
      mfaToken: text,
      /** The Id sent to GenerateMFACode. */
      userId: text,
    },
    { mfaToken: 'MFAToken' },
  ),
  response: plainAnswer,
});

export const validateRegistrationCodeDocs = (): DocumentedCall<
  typeof validateRegistrationCode
> => ({
  ...validateRegistrationCode,
  summary: 'Checks the code e-mailed during registration. Refusals have HTTP status 403.',
  refusedWith: 403,
  meanings: {
    CodeInvalid: 'The code is not the one sent.',
    CodeExpired: 'The code is older than ten minutes; a new one must be sent.',
    MaxAttemptsReached: 'Too many wrong codes; a new one must be sent.',
  },
  example: succeeded,
});

/** Verifies the e-mail address whose owner opened the link sent to it. */
export const validateEmail = defineCall({
  name: 'validateEmail',
  method: 'POST',
  path: '/api/Login/ValidateEmail',
  session: 'none',
  effect: 'writes',
  codes: codes<'Invalid'>(),
  /** The token of the link. */
  request: entity({ encryptedUserData: text }),
  response: plainAnswer,
});

export const validateEmailDocs = (): DocumentedCall<typeof validateEmail> => ({
  ...validateEmail,
  summary:
    'Verifies an e-mail address by the link that was sent to it. A link that has worked works again until it expires, with the same answer: a scanner of mails may have opened it before the borrower.',
  meanings: { Invalid: 'The link is unknown or has expired.' },
  example: succeeded,
});

/** Activates an invited borrower's online access, with the password they chose (access §3). */
export const activateAccount = defineCall({
  name: 'activateAccount',
  method: 'POST',
  path: '/api/Register/ActivateAccount',
  session: 'none',
  effect: 'writes',
  codes: codes<'Error' | 'Expired' | 'ChooseDifferentPassword'>(),
  request: entity({ token: text, password: text }),
  response: answer({
    /** Another borrower has taken the login name since the invitation; nothing was activated. */
    logonNameTaken: vital(flag),
    /** Activated, and restricted by the lender. */
    restricted: vital(flag),
    userName: optionalText,
  }),
});

export const activateAccountDocs = (): DocumentedCall<typeof activateAccount> => ({
  ...activateAccount,
  summary:
    'Activates the online access of an invitation. If it succeeds, the token becomes invalid.',
  meanings: {
    Error: 'The password does not meet the rules, or the account could not be activated.',
    ChooseDifferentPassword: 'The lender does not allow this password; it is too common.',
    Expired: 'The invitation was used, has expired, or is unknown.',
  },
  example: { ...succeeded, logonNameTaken: false, restricted: false, userName: 'maya' },
});

/** Stops e-mailed notifications. EmailAddress contains the token of the link, unchanged (D43). */
export const optOut = defineCall({
  name: 'optOut',
  method: 'POST',
  path: '/api/OptOut/OptOut',
  session: 'none',
  effect: 'writes',
  codes: codes<'Error'>(),
  request: entity({ emailAddress: text }),
  response: plainAnswer,
});

export const optOutDocs = (): DocumentedCall<typeof optOut> => ({
  ...optOut,
  summary:
    'Stops e-mailed notifications for the borrower of the link; EmailAddress contains the token of the link (D43).',
  meanings: { Error: 'The link has expired, or is unknown.' },
  example: succeeded,
});
