import { newPasswordCodes } from '../access/password-codes';

/** Why a change of the profile is refused, with what each code means (access §8). */
export const profileCodes = {
  ...newPasswordCodes,
  InvalidCurrentPassword: 'The current password is wrong.',
  LogonMissingCapitalLetter: 'The login name has no capital letter.',
  LogonMissingLowercaseLetter: 'The login name has no lowercase letter.',
  LogonMissingLetter: 'The login name has no letter.',
  LogonMissingNumber: 'The login name has no number.',
  LogonMissingSpecialCharacter: 'The login name has no special character.',
  LogonMatchesEmail: 'The login name is the e-mail address.',
  LogonTooShort: 'The login name is too short.',
  LogonNameExists: 'Another user has this login name.',
  LogonNameLength: 'The login name is too short or too long.',
  ZipCityNoMatch: 'The city is not in the zip code.',
  ContainsPOBox: 'The address is a post office box.',
  Invalid: 'The profile is not valid.',
  Error: 'The profile could not be saved.',
} as const;

export type ProfileCode = keyof typeof profileCodes;
