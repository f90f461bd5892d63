// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The form for a new password; verbatim where specified (access §5). */
export const newPasswordTexts = defineTexts('newPassword', {
  "password": "New password",
  "confirmation": "Confirm new password",
  "required": "Your new password is required",
  "mismatch": "Your new passwords do not match.",
  "missing": "Enter the same password twice.",
  "missingOnce": "Enter a new password.",
  "submit": "Change password",
  "submitting": "Changing…"
}, {
  'es': () => import('./es')
});

export type NewPasswordTextKey = keyof typeof newPasswordTexts.english;
