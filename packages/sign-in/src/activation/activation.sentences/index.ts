// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The texts of activation; verbatim where specified (access §2, §5, §8; D22). */
export const activationTexts = defineTexts('activation', {
  "heading": "Please Enter Your New Password",
  "password": "New password",
  "passwordRequired": "Please enter a password",
  "passwordTooShort": "Password must be at least {n} characters in length.",
  "passwordTooShortDefault": "Password must be at least {n} characters",
  "passwordTooLong": "Password must be less than 128 characters in length.",
  "passwordNeedsLetterAndNumber": "Password must contain a letter and a number.",
  "confirmation": "Confirm password",
  "confirmationRequired": "Please enter confirm your password",
  "confirmationMismatch": "Passwords Do Not Match",
  "missing": "Enter the same password twice.",
  "submit": "Submit",
  "submitting": "Submitting…",
  "error": "We could not activate your account. Please contact {service}, Monday to Friday, 8:30 AM to 7:30 PM ET.",
  "errorUnconfirmed": "We got no answer, so your account may be activated. Try to sign in with your new password. If that does not work, please contact {service}, Monday to Friday, 8:30 AM to 7:30 PM ET.",
  "errorChooseDifferentPassword": "Please choose a different password.",
  "errorRestricted": "Your account has been activated, however it is currently restricted. Please contact {service}, Monday to Friday, 8:30 AM to 7:30 PM ET.",
  "errorLogonNameTaken": "A user with this logon already exists. Please go to login or contact {service}, Monday to Friday, 8:30 AM to 7:30 PM ET.",
  "service": "customer service",
  "serviceAt": "customer service at {phone}",
  "toLogin": "Go to Login"
}, {
  'es': () => import('./es')
});

export type ActivationTextKey = keyof typeof activationTexts.english;
