// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The texts of the e-mail verification by link; verbatim where specified (access §2, §8). */
export const verifyEmailTexts = defineTexts('verifyEmail', {
  "heading": "Email Verification",
  "verifying": "Verifying your email…",
  "verified": "Your email is verified.",
  "errorNoData": "We could not verify your account. Please contact your local servicing branch for assistance.",
  "error": "There was an error activating your account. Please contact your local servicing branch for assistance.",
  "unanswered": "We had no answer. Your link may still be good: try again in a moment.",
  "tryAgain": "Try again",
  "toLogin": "Go to sign in"
}, {
  'es': () => import('./es')
});

export type VerifyEmailTextKey = keyof typeof verifyEmailTexts.english;
