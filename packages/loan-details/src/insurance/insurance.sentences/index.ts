// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of the insurances on a loan, verbatim where specified (accounts §3, §8). */
export const insuranceTexts = defineTexts('insurance', {
  "heading": "Insurance on this loan",
  "loading": "Loading the insurances",
  "columnType": "Type",
  "columnCovers": "Covers",
  "columnPremium": "Premium",
  "individual": "Individual",
  "joint": "Joint",
  "none": "None",
  "nothing": "No insurances found.",
  "error": "An error occurred attempting to load insurance information",
  "retry": "Try again",
  "close": "Close"
}, {
  'es': () => import('./es')
});

export type InsuranceTextKey = keyof typeof insuranceTexts.english;
