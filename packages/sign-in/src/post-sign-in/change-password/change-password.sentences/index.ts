// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The change-password step, without the form for a new password. */
export const changePasswordTexts = defineTexts('changePassword', {
  "heading": "Change your password",
  "intro": "We ask you to choose a new password before you go on.",
  "cancel": "Cancel"
}, {
  'es': () => import('./es')
});

export type ChangePasswordTextKey = keyof typeof changePasswordTexts.english;
