// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of a documents section, verbatim where specified (accounts §8). */
export const documentsTexts = defineTexts('documents', {
  "loading": "Loading documents",
  "none": "No Uploaded Documents",
  "error": "Cannot connect to the service to get documents",
  "tryAgain": "Try again",
  "refresh": "Refresh",
  "new": "New",
  "added": "{format}, added {date}",
  "otherFormat": "File",
  "openFailed": "The document could not be opened. Please try again.",
  "openBlocked": "Your browser did not open a new window. Allow new windows for this site, then try again.",
  "disclaimer": "A document that you add can be seen by the people at your lender who serve you.",
  "addHeading": "Add documents"
}, {
  'es': () => import('./es')
});

export type DocumentsTextKey = keyof typeof documentsTexts.english;
