// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The texts of the opt-out; verbatim where specified (access §2, §8). */
export const optOutTexts = defineTexts('optOut', {
  "logoAlternative": "Logo",
  "heading": "Email notifications",
  "text": "Press the button if you no longer want notifications by email.",
  "optOut": "Opt Out",
  "sending": "One moment…",
  "success": "You have successfully been opted out of notifications. Please allow 24 hours for this to take effect.",
  "error": "There was a problem updating your email preferences. Please try again."
}, {
  'es': () => import('./es')
});

export type OptOutTextKey = keyof typeof optOutTexts.english;
