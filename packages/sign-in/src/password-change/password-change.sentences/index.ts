// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The page of the forced change, without its form; verbatim where specified (access §2, §8). */
export const passwordChangeTexts = defineTexts('passwordChange', {
  "heading": "Password Change Required",
  "checking": "Checking your link…",
  "unchecked": "We could not check your link. Nothing is lost: try again in a moment.",
  "tryAgain": "Try again",
  "expired": "The Password Reset Token Has Expired.",
  "backToLogin": "Back to Login",
  "changedHeading": "Password changed",
  "changed": "Your password has been changed. Sign in with it to go on.",
  "submit": "Submit"
}, {
  'es': () => import('./es')
});

export type PasswordChangeTextKey = keyof typeof passwordChangeTexts.english;
