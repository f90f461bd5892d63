// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The texts of recovery; verbatim where specified (access §2, §5, §8). */
export const recoveryTexts = defineTexts('recovery', {
  "heading": "Recover your username or password",
  "intro": "Tell us who you are. We will email you how to choose a new password.",
  "email": "Email",
  "emailRequired": "Email is required",
  "emailInvalid": "Invalid Email",
  "dateOfBirth": "Date of birth",
  "dateOfBirthHint": "MM/DD/YYYY",
  "dateOfBirthRequired": "Date of Birth is required",
  "dateOfBirthInvalid": "Invalid Date",
  "zipCode": "Zip code",
  "zipCodeRequired": "Zip Code is required",
  "zipCodeInvalid": "Zip Code must be 5 digits",
  "branch": "Branch number",
  "branchRequired": "The branch Id is required",
  "branchInvalid": "The branch Id must be 1 to 4 digits",
  "missing": "To continue, enter: {fields}",
  "continue": "Continue",
  "continuing": "One moment…",
  "answerHeading": "Your secret question",
  "answer": "Secret answer",
  "answerRequired": "Secret Answer is required",
  "successHeading": "Check your email",
  "success": "Success! Your Logon Name is: {logonName}.",
  "successMail": "You will receive an email shortly with instructions on how to reset your password.",
  "returnToLogin": "Return to Login",
  "error": "There was an error validating your identity, please check your information and try again.",
  "errorError500": "There was an error validating your identity, please contact your institution.",
  "errorUnconfirmed": "We got no answer. If you get an email from us, use the link in it. If not, please try again.",
  "errorRecoveryMaxAttempts": "You have reached the maximum amount of recovery attempts at this time. Please wait a while before trying again.",
  "errorRecoveryFailed": "Failed to recover credentials, please verify your information or contact your local branch.",
  "errorBadQuestion": "Failed to recover credentials. An error occurred retrieving your secret question."
}, {
  'es': () => import('./es')
});

export type RecoveryTextKey = keyof typeof recoveryTexts.english;
