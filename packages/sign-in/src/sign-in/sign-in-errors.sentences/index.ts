// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The banners above the form, verbatim (access §2, §8); fetched with the first banner. */
export const signInErrorsTexts = defineTexts('signInErrors', {
  "signedOut": "You are signed out.",
  "sessionExpired": "Your session has expired!",
  "unauthorized": "Not Authorized",
  "singleSignOnFailed": "Single sign-on did not sign you in. Please sign in here.",
  "errorMaxAttemptsReached": "You have exceeded the maximum number of login attempts",
  "errorInvalid": "Username or password is invalid.",
  "errorRestricted": "There was an error validating your credentials. Please contact your institution.",
  "errorMFANoEmail": "There is no email associated with this account. Please contact your institution to set one up.",
  "errorPasskeyInvalid": "This passkey does not sign in here. Sign in with your username and password.",
  "errorPasskeyExpired": "That took too long. Please use your passkey again.",
  "error": "Not Authorized.",
  "recover": "Reset your password"
}, {
  'es': () => import('./es')
});

export type SignInErrorsTextKey = keyof typeof signInErrorsTexts.english;
