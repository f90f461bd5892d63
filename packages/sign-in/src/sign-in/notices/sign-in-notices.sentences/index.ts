// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The texts of the announcement and app-store notice, apart from the lender's own text. */
export const signInNoticesTexts = defineTexts('signInNotices', {
  "announcement": "Announcement",
  "close": "Close",
  "appHeading": "Get our app",
  "app": "Sign in faster and manage your accounts with our app.",
  "appStore": "Download on the App Store",
  "playStore": "Get it on Google Play",
  "notNow": "Not now"
}, {
  'es': () => import('./es')
});

export type SignInNoticesTextKey = keyof typeof signInNoticesTexts.english;
