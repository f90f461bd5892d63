// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** What is said above a form that has what was typed before. */
export const draftTexts = defineTexts('draft', {
  "kept": "We kept what you typed.",
  "keptWithoutSecrets": "We kept what you typed. Please enter again what stays secret, such as your Social Security number.",
  "discard": "Discard it",
  "discarded": "What you typed was discarded."
}, {
  'es': () => import('./es')
});

export type DraftTextKey = keyof typeof draftTexts.english;
