// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The texts of the first screen; verbatim where specified (access §2, §5). */
export const signInTexts = defineTexts('signIn', {
  "heading": "Sign in",
  "usernameLabel": "Username",
  "usernamePlaceholder": "Username",
  "usernameRequired": "You must enter a username",
  "passwordLabel": "Password",
  "passwordPlaceholder": "Password",
  "passwordRequired": "You must enter a password",
  "showPassword": "Show",
  "hidePassword": "Hide",
  "missing": "Enter username and password.",
  "logIn": "Log In",
  "loggingIn": "Logging in…",
  "quickSignIn": "Quick sign-in",
  "createAccount": "Create an account",
  "cantSignIn": "Can't sign in?",
  "faq": "FAQ",
  "notStored": "Your browser stores nothing for this site, so the next page would ask you to sign in again. Allow cookies and site data for this site, or open this page in a window of its own, then load it again.",
  "signingIn": "Signing you in…",
  "signedIn": "You are signed in.",
  "toAccounts": "Go to your accounts",
  "offlineHeading": "Offline for maintenance",
  "offline": "Online access is offline for maintenance. Please try again in a few minutes.",
  "stillOffline": "We are still offline for maintenance. Please try again a little later.",
  "retry": "Retry",
  "checking": "Checking…"
}, {
  'es': () => import('./es')
});

export type SignInTextKey = keyof typeof signInTexts.english;
