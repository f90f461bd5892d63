// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences around Save and Cancel in every part of the profile (access §2, §8). */
export const profileSavingTexts = defineTexts('profileSaving', {
  "save": "Save",
  "cancel": "Cancel",
  "saving": "Saving…",
  "saved": "Saved",
  "check": "Before you can save, check: {fields}.",
  "correctErrors": "Was unable to save changes, please correct errors first"
}, {
  'es': () => import('./es')
});

export type ProfileSavingTextKey = keyof typeof profileSavingTexts.english;
