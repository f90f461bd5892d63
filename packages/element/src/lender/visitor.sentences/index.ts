// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** Shown above the pages that need no sign-in (access §2, accounts §2.8). */
export const visitorTexts = defineTexts('visitor', {
  "logoAlternative": "Logo",
  "backToLogin": "Back to Login"
}, {
  'es': () => import('./es')
});

export type VisitorTextKey = keyof typeof visitorTexts.english;
