// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The texts of the last step (access §2). */
export const registrationLogonTexts = defineTexts('registrationLogon', {
  "userName": "Login Name",
  "userNamePlaceholder": "Username",
  "userNameHint": "Choose it first; then choose a password.",
  "password": "Password",
  "passwordPlaceholder": "Password",
  "confirmation": "Confirm Password",
  "confirmationPlaceholder": "Confirm Password",
  "agreements": "Agreements",
  "create": "Create Account",
  "success": "Your account has been created.",
  "signingIn": "You are registered. We are signing you in…",
  "toLogin": "Return to Login"
}, {
  'es': () => import('./es')
});

export type RegistrationLogonTextKey = keyof typeof registrationLogonTexts.english;
