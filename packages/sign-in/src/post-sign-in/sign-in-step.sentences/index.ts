// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The place of a step among the steps after the password. */
export const signInStepTexts = defineTexts('signInStep', {
  "step": "Step {number} of {count}"
}, {
  'es': () => import('./es')
});

export type SignInStepTextKey = keyof typeof signInStepTexts.english;
