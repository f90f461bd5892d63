// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The page shown instead of the portal while the lender's setup cannot be loaded. */
export const error500Texts = defineTexts('error500', {
  "heading": "We cannot reach your accounts right now",
  "message": "Nothing you have done is lost. Please try again in a moment.",
  "tryAgain": "Try again"
}, {
  'es': () => import('./es')
});

export type Error500TextKey = keyof typeof error500Texts.english;
