import { entity } from '../../codec/entity';
import { choice, date, flag, integer, list, optionalText, text } from '../../codec/fields';

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
export const application = entity(applicant, { ssn: 'SSN' });

/** The registration payload (access §3); hidden fields are omitted. */
export const registration = entity({ accountNumber: optionalText, ...applicant }, { ssn: 'SSN' });

/** Why a registration is refused, with what each code means (access §8). */
export const registrationCodes = {
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
