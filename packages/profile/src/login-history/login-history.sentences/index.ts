// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of the login history, verbatim where specified (access §2, §8). */
export const loginHistoryTexts = defineTexts('loginHistory', {
  "heading": "Recent sign-ins",
  "lead": "If one of these was not you, change your password in your profile.",
  "leadWithPhone": "If one of these was not you, change your password in your profile, then call {phone}.",
  "toProfile": "Your profile",
  "date": "Date",
  "ipAddress": "Ip Address",
  "unusual": "Unusual sign-in",
  "none": "There are no sign-ins to show.",
  "loading": "Loading your sign-ins",
  "error": "Error: Cannot Get Login History.",
  "retry": "Try again",
  "shown": "Sign-ins {first} to {last} of {count}",
  "newer": "Newer",
  "older": "Older",
  "signedOut": "Sign in to see your sign-ins.",
  "signIn": "Sign in"
}, {
  'es': () => import('./es')
});

export type LoginHistoryTextKey = keyof typeof loginHistoryTexts.english;
