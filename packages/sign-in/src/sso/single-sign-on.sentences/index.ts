// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** Shown while a single sign-on token is checked, and before an unexpected one is used (D180). */
export const singleSignOnTexts = defineTexts('singleSignOn', {
  "entering": "Signing you in…",
  "heading": "Is this you?",
  "question": "You are about to continue as {name}.",
  "confirm": "Continue",
  "leave": "This is not me"
}, {
  'es': () => import('./es')
});

export type SingleSignOnTextKey = keyof typeof singleSignOnTexts.english;
