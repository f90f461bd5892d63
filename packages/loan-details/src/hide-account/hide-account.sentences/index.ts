// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of hiding an account, verbatim where specified (accounts §8). */
export const hideAccountTexts = defineTexts('hideAccount', {
  "heading": "Hide an account from the web",
  "question": "{account} will not be shown on this website any more. What is owed on it stays due, and payments already planned are still made.",
  "questionSaved": "{account} will not be shown on this website any more. The account itself stays as it is.",
  "forGood": "You cannot make it visible again here. To see it again, please call us.",
  "confirm": "Hide From Web",
  "cancel": "Cancel",
  "hidden": "{account} is hidden from the web.",
  "close": "Close",
  "error": "An error occurred attempting to hide this account from the web."
}, {
  'es': () => import('./es')
});

export type HideAccountTextKey = keyof typeof hideAccountTexts.english;
