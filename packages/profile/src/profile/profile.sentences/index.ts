// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of the profile's page outside its sections (access §2). */
export const profileTexts = defineTexts('profile', {
  "signedOut": "Sign in to see your profile.",
  "signIn": "Sign in",
  "loading": "Loading your profile",
  "failed": "Your profile could not be loaded. Please try again.",
  "tryAgain": "Try again",
  "title": "Your profile",
  "intro": "Each part is saved by itself.",
  "userInformation": "Signing in",
  "userInformationPurpose": "Your username, email address, password and security question.",
  "personalInformation": "About you",
  "personalInformationPurpose": "Your address and telephone numbers. Each loan can have a mailing address of its own.",
  "notifications": "Notifications",
  "notificationsPurpose": "What we tell you, and how.",
  "documents": "Documents",
  "sectionFailed": "This part could not be loaded."
}, {
  'es': () => import('./es')
});

export type ProfileTextKey = keyof typeof profileTexts.english;
