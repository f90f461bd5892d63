// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The texts of the SSN step; verbatim where specified (access §2, §5, §8). */
export const validateSsnTexts = defineTexts('validateSsn', {
  "heading": "Verify who you are",
  "intro": "Your email address is not verified yet. Enter your Social Security number so that we know it is you.",
  "label": "Social Security number",
  "placeholder": "111223333",
  "show": "Show",
  "hide": "Hide",
  "submit": "Validate",
  "submitting": "Validating…",
  "cancel": "Cancel",
  "required": "SSN is required.",
  "incomplete": "Please enter all required digits of SSN.",
  "invalid": "SSN invalid",
  "error": "There was an error while validating."
}, {
  'es': () => import('./es')
});

export type ValidateSsnTextKey = keyof typeof validateSsnTexts.english;
