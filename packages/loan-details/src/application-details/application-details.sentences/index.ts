// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of a loan application's page, besides those of the applications list. */
export const applicationDetailsTexts = defineTexts('applicationDetails', {
  "signedOut": "Sign in to see your application.",
  "signIn": "Sign in",
  "loading": "Loading your application",
  "heading": "Application {number}",
  "statusIs": "Status: {status}",
  "applicant": "Applicant",
  "documents": "Documents",
  "errorNotLoaded": "Your application could not be loaded.",
  "errorNotRefreshed": "What you see here may have changed since.",
  "toDashboard": "All accounts and applications"
}, {
  'es': () => import('./es')
});

export type ApplicationDetailsTextKey = keyof typeof applicationDetailsTexts.english;
