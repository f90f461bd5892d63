// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** Why ResetPassword refuses a new password, by error code (access §8). Used by the step after sign-in and by the page of the forced change. */
export const passwordResetTexts = defineTexts('passwordReset', {
  "error": "There was an error resetting your password. Please try again.",
  "errorNotSent": "We could not reach the service, so your password is as before. Please try again.",
  "errorUnconfirmed": "We got no answer, so your password may be changed. To find out, sign in with the new password. If it is not accepted, ask for a new link.",
  "errorError": "Your password could not be changed. Please try again in a few minutes.",
  "errorKindServer": "Our systems had a problem, so your password may be changed. To find out, sign in with the new password. If it is not accepted, try again later.",
  "errorExpired": "This link to change your password is no longer valid. Please ask for a new one.",
  "errorChooseDifferentPassword": "Please choose a different password.",
  "errorPasswordTooShort": "Your password is too short.",
  "errorPasswordSameAsLogin": "Your password must be different from your username.",
  "errorPasswordSameAsSSN": "Your password must be different from your Social Security number.",
  "errorPasswordNeedsLetterNumber": "Your password needs a letter and a number.",
  "errorReusedPassword": "You have used this password before. Please choose another one.",
  "errorPasswordMissingCapitalLetter": "Your password needs a capital letter.",
  "errorPasswordMissingLowercaseLetter": "Your password needs a lowercase letter.",
  "errorPasswordMissingLetter": "Your password needs a letter.",
  "errorPasswordMissingNumber": "Your password needs a number.",
  "errorPasswordMissingSpecialCharacter": "Your password needs a special character.",
  "errorPasswordEqualsPortionOfLogon": "Your password must not be a part of your username.",
  "errorPasswordMatchesEmail": "Your password must be different from your email address.",
  "errorPasswordContainsThreeOrMoreConsecutiveIdenticalCharacters": "Your password must not have the same character three or more times in a row."
}, {
  'es': () => import('./es')
});

export type PasswordResetTextKey = keyof typeof passwordResetTexts.english;
