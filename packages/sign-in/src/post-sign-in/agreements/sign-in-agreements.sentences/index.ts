// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The texts of the agreements step; verbatim where specified (access §5, §8). */
export const signInAgreementsTexts = defineTexts('signInAgreements', {
  "heading": "Agreements",
  "intro": "Please read and accept these before you go on.",
  "submit": "Continue",
  "submitting": "Saving…",
  "cancel": "Cancel",
  "notAll": "You must select all agreements",
  "error": "There was an error saving changes to the agreements."
}, {
  'es': () => import('./es')
});

export type SignInAgreementsTextKey = keyof typeof signInAgreementsTexts.english;
