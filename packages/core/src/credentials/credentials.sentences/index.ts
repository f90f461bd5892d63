// Made by packages/build/sentences
import { defineTexts } from '../../texts/texts';

/** The texts of the credential rules, shared by every form for a new login name or password; those from the specification are verbatim (access §5). */
export const credentialsTexts = defineTexts('credentials', {
  "showPassword": "Show",
  "hidePassword": "Hide",
  "rulesTitle": "Your password needs",
  "ruleMet": "met",
  "ruleUnmet": "not met",
  "ruleChecking": "checking",
  "ruleDoesNotMeetMinimumLength": "At least {n} characters",
  "ruleMissingCapitalLetter": "A capital letter",
  "ruleMissingLowercaseLetter": "A lowercase letter",
  "ruleMissingLetter": "Any letter",
  "ruleMissingNumber": "A number",
  "ruleMissingSpecialCharacter": "A special character",
  "ruleContainsThreeOrMoreConsecutiveIdenticalCharacters": "No character three times or more in a row",
  "ruleMatchesSSN": "Not your Social Security number",
  "ruleMatchesEmail": "Not your email address",
  "ruleEqualsPortionOfLogon": "Not a part of your username",
  "ruleContainsLogon": "Without your username in it",
  "rulePasswordReused": "Not a password you have used before",
  "passwordRequired": "Password is required",
  "passwordTooShort": "Password must be at least {n} characters",
  "passwordTooLong": "Password cannot be longer than {n} characters",
  "passwordNeedsLetterAndNumber": "Password must contain a letter and a number",
  "passwordSameAsLoginName": "Password must be different than username",
  "passwordSameAsSsn": "Password must be different than SSN",
  "passwordSameAsEmail": "Password must be different than email",
  "passwordRequirements": "Password requirements are not met, please try again",
  "confirmationRequired": "Password confirmation required",
  "confirmationMismatch": "Passwords Do Not Match",
  "loginNameRequired": "A username is required",
  "loginNameCharacters": "Username should only contain valid characters",
  "loginNameTooLong": "Login name cannot be longer than {n} characters",
  "loginNameTooShort": "Login name must be more than {n} characters"
}, {
  'es': () => import('./es')
});

export type CredentialsTextKey = keyof typeof credentialsTexts.english;
