import type { ValueOf } from '../codec/codec';
import { answer, entity } from '../codec/entity';
import { date, flag, integer, json, optional, optionalText, text } from '../codec/fields';
import { tolerantList } from '../codec/tolerant';

/**
 * What a user has agreed to, and when. The agreement's name is in `Name` (access §3) or
 * `NameOfTerms` (payments §3), depending on the host.
 */
export const agreementLog = entity(
  {
    name: optional(text),
    nameOfTerms: optional(text),
    url: optional(text),
    dateOfTerms: date,
    dateOfAgreement: date,
    accountNumber: optional(text),
    ipAddress: optional(text),
    agreementType: optional(text),
    whenToAgree: json,
  },
  { ipAddress: 'IPAddress' },
);
export type AgreementLog = ValueOf<typeof agreementLog>;

/**
 * The answer to every kind of sign-in (access §3). Its token has no account scope until the last
 * step (D33).
 */
export const loginAnswer = answer(
  {
    userToken: optionalText,
    userName: optionalText,
    personalName: optionalText,
    /** 0 for a person, anything else for a business. */
    companyNumber: optional(integer),
    emailAddress: optionalText,
    lastLoggedIn: date,
    lastLoggedInIP: optionalText,
    servicingBranch: optionalText,
    webAgreementLogs: tolerantList(agreementLog),
    isEmailCommunicationRestricted: flag,
    emailIsVerified: flag,
    changePasswordToken: optionalText,
    mustChangePassword: flag,
    hasPasswordQuestion: flag,
    isTrustedDevice: flag,
    isLoggedIn: flag,
    biometricsTokenExpiration: date,
    trustedDeviceToken: optionalText,
    customerID: optionalText,
  },
  { isEmailCommunicationRestricted: 'IsEmailCommunicationRestriced' },
);

/** Why a sign-in is refused with HTTP 403 (access §8). */
export type SignInCode =
  | 'Invalid'
  | 'LockedOnBadPassword'
  | 'MaxAttemptsReached'
  | 'LogonNotAllowed'
  | 'Restricted'
  | 'maintenanceModeEnabled'
  | 'ServerError'
  | 'MFANoEmail';

export const signInCodes: { readonly [K in SignInCode]: string } = {
  Invalid:
    'The username or password is wrong; the code does not reveal whether the username exists.',
  LockedOnBadPassword: 'Too many wrong passwords; the logon is locked for a while.',
  MaxAttemptsReached: 'Too many sign-in attempts.',
  LogonNotAllowed: 'The lender does not let this logon sign in.',
  Restricted: 'The logon is restricted by the lender.',
  maintenanceModeEnabled: 'The service is down for maintenance.',
  ServerError: 'Signing in is not possible at present.',
  MFANoEmail: 'A security code is needed and there is no e-mail address to send it to.',
};

/** Why a new password is refused, with what each code means (access §8). */
export const newPasswordCodes = {
  ChooseDifferentPassword: 'The lender does not allow this password.',
  PasswordTooShort: 'The password is too short.',
  PasswordSameAsLogin: 'The password is the login name.',
  PasswordSameAsSSN: 'The password is the social security number.',
  PasswordNeedsLetterNumber: 'The password has no letter, or no number.',
  ReusedPassword: 'The password was used before.',
  PasswordMissingCapitalLetter: 'The password has no capital letter.',
  PasswordMissingLowercaseLetter: 'The password has no lowercase letter.',
  PasswordMissingLetter: 'The password has no letter.',
  PasswordMissingNumber: 'The password has no number.',
  PasswordMissingSpecialCharacter: 'The password has no special character.',
  PasswordEqualsPortionOfLogon: 'The password is a part of the login name.',
  PasswordMatchesEmail: 'The password is the e-mail address.',
  PasswordContainsThreeOrMoreConsecutiveIdenticalCharacters:
    'The password has three or more identical characters in a row.',
} as const;

export type NewPasswordCode = keyof typeof newPasswordCodes;

/**
 * A rule for login names or passwords; its expression is a .NET regular expression (access §3;
 * D29).
 */
export const credentialRule = entity({
  validationRuleType: text,
  validationRegex: optionalText,
  regexMatchMeansError: flag,
});
