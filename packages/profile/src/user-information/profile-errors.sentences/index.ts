// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** Why the profile was not saved, by error code (access §8). */
export const profileErrorsTexts = defineTexts('profileErrors', {
  "error": "Your changes were not saved. Please try again.",
  "errorPasswordUnconfirmed": "We got no answer, so your password may be changed. To find out, sign in with the new password. If it is not accepted, sign in with the old one.",
  "errorInvalid": "Your profile is not valid. Please check your information and try again.",
  "errorLogonMissingCapitalLetter": "Your username needs a capital letter.",
  "errorLogonMissingLowercaseLetter": "Your username needs a lowercase letter.",
  "errorLogonMissingLetter": "Your username needs a letter.",
  "errorLogonMissingNumber": "Your username needs a number.",
  "errorLogonMissingSpecialCharacter": "Your username needs a special character.",
  "errorLogonMatchesEmail": "Your username must be different from your email address.",
  "errorLogonTooShort": "Your username is too short.",
  "errorLogonNameExists": "This username is taken. Try another one.",
  "errorLogonNameLength": "Your username is too short or too long.",
  "errorPasswordTooShort": "Your password is too short.",
  "errorPasswordNeedsLetterNumber": "Your password needs a letter and a number.",
  "errorPasswordSameAsLogin": "Your password must be different from your username.",
  "errorChooseDifferentPassword": "Please choose a different password.",
  "errorPasswordSameAsSSN": "Your password must be different from your Social Security number.",
  "errorReusedPassword": "You used this password before. Choose a new one.",
  "errorPasswordMissingCapitalLetter": "Your password needs a capital letter.",
  "errorPasswordMissingLowercaseLetter": "Your password needs a lowercase letter.",
  "errorPasswordMissingLetter": "Your password needs a letter.",
  "errorPasswordMissingNumber": "Your password needs a number.",
  "errorPasswordMissingSpecialCharacter": "Your password needs a special character.",
  "errorPasswordEqualsPortionOfLogon": "Your password must not be a part of your username.",
  "errorPasswordMatchesEmail": "Your password must be different from your email address.",
  "errorPasswordContainsThreeOrMoreConsecutiveIdenticalCharacters": "Your password must not have the same character three or more times in a row.",
  "errorInvalidCurrentPassword": "This is not your current password.",
  "errorProofRequired": "Your changes were not saved, because you did not confirm it’s you. Please try again."
}, {
  'es': () => import('./es')
});

export type ProfileErrorsTextKey = keyof typeof profileErrorsTexts.english;
