// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The notice before a loan application; the link's text verbatim (accounts §4). */
export const applyForLoanTexts = defineTexts('applyForLoan', {
  "heading": "Apply for a loan",
  "notice": "The application opens in a new tab. You stay signed in here.",
  "continue": "Continue to Application",
  "cancel": "Cancel"
}, {
  'es': () => import('./es')
});

export type ApplyForLoanTextKey = keyof typeof applyForLoanTexts.english;
