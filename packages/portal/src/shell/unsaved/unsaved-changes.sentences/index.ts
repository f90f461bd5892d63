// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The question before unsaved changes are discarded, verbatim (access §2). */
export const unsavedChangesTexts = defineTexts('unsavedChanges', {
  "heading": "Unsaved changes",
  "question": "There are unsaved changes on the page, are you sure you want to continue?",
  "no": "No",
  "yes": "Yes"
}, {
  'es': () => import('./es')
});

export type UnsavedChangesTextKey = keyof typeof unsavedChangesTexts.english;
