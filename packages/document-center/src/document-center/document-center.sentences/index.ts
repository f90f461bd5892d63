// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of the document center, verbatim where specified (accounts §2.7). */
export const documentCenterTexts = defineTexts('documentCenter', {
  "tabs": "Documents",
  "tabAccounts": "Account Documents",
  "tabProfile": "Profile Documents",
  "tabApplications": "Applications Documents",
  "account": "Account number",
  "accountPlaceholder": "Choose an account",
  "accountUnchosen": "Choose an account to see its documents.",
  "accountsLoading": "Loading your accounts",
  "accountsNone": "You have no accounts.",
  "accountsError": "Your accounts could not be loaded.",
  "tryAgain": "Try again",
  "headingAccount": "Documents of {name}",
  "headingProfile": "Your documents",
  "signedOut": "Documents are shown after you sign in.",
  "signIn": "Sign in"
}, {
  'es': () => import('./es')
});

export type DocumentCenterTextKey = keyof typeof documentCenterTexts.english;
