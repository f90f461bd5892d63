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
