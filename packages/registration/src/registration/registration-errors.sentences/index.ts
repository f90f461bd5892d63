// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** Why a registration was refused; verbatim where specified (access §8). */
export const registrationErrorsTexts = defineTexts('registrationErrors', {
  "error": "Your account was not created. Please call us.",
  "errorUnconfirmed": "We got no answer, so your account may have been created. To find out, sign in with the username and password that you chose. If that does not work, please call us.",
  "errorUserInfo": "There is an issue with the information you have entered",
  "errorLoginNameExists": "The logon name you chose is already taken.",
  "errorInvalid": "Your account was not created. Check what you entered and try again, or call us.",
  "errorRestricted": "Your account has been registered, however it is currently restricted.",
  "errorSSN": "The social security information you have entered is in an invalid format.",
  "errorDateOfBirth": "Date of Birth is invalid.",
  "errorPasswordMatchesSSN": "Password must not be the same as the SSN.",
  "errorPasswordSameUserName": "Password must not be the same as the username.",
  "errorPasswordLettersNumbers": "Password must use upper and lower case letters and numbers.",
  "errorChooseDifferentPassword": "Please choose a different password.",
  "errorPasswordTooShort": "Password is not long enough.",
  "errorPasswordMissingCapitalLetter": "Password must contain a capital letter.",
  "errorPasswordMissingLowercaseLetter": "Password must contain a lowercase letter.",
  "errorPasswordMissingLetter": "Password must contain a letter.",
  "errorPasswordMissingNumber": "Password must contain a number.",
  "errorPasswordMissingSpecialCharacter": "Password must contain a special character.",
  "errorPasswordEqualsPortionOfLogon": "Password must not be a part of the username.",
  "errorPasswordMatchesEmail": "Password must not be the same as the email address.",
  "errorPasswordContainsThreeOrMoreConsecutiveIdenticalCharacters": "Password must not contain three or more identical characters in a row.",
  "errorLogonTooShort": "Username is too short.",
  "errorLogonMissingCapitalLetter": "Username must contain a capital letter.",
  "errorLogonMissingLowercaseLetter": "Username must contain a lowercase letter.",
  "errorLogonMissingLetter": "Username must contain a letter.",
  "errorLogonMissingNumber": "Username must contain a number.",
  "errorLogonMissingSpecialCharacter": "Username must contain a special character.",
  "errorLogonMatchesEmail": "Username must not be the same as the email address.",
  "errorAccountNumberError": "The account number is not in the correct format.",
  "errorMustAgreeToAllError": "You must agree to all the agreements."
}, {
  'es': () => import('./es')
});

export type RegistrationErrorsTextKey = keyof typeof registrationErrorsTexts.english;
