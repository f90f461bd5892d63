// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The question before logging out, verbatim (access §2; D30). */
export const logOutTexts = defineTexts('logOut', {
  "heading": "Log out",
  "question": "Are you sure you want to logout?",
  "cancel": "Cancel",
  "logOut": "Logout",
  "unsavedQuestion": "There are unsaved changes on the page, are you sure you want to continue?",
  "no": "No",
  "yes": "Yes"
}, {
  'es': () => import('./es')
});

export type LogOutTextKey = keyof typeof logOutTexts.english;
