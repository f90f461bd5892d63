// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of the applications list, verbatim where specified (accounts §2.2, §8). */
export const applicationsTexts = defineTexts('applications', {
  "none": "No applications found.",
  "error": "Your applications could not be loaded.",
  "retry": "Try again",
  "columnNumber": "Application number",
  "columnStatus": "Status",
  "columnRequested": "Amount requested",
  "columnApproved": "Amount approved",
  "columnModified": "Last modified",
  "columnFunds": "Funds expected",
  "columnOffice": "Office"
}, {
  'es': () => import('./es')
});

export type ApplicationsTextKey = keyof typeof applicationsTexts.english;
