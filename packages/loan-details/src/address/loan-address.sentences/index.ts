// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences around the address of a loan, verbatim where specified (accounts §8). */
export const loanAddressTexts = defineTexts('loanAddress', {
  "change": "Change",
  "noAddress": "There is no mailing address.",
  "save": "Save",
  "cancel": "Cancel",
  "saved": "Address saved",
  "closed": "The address of a closed loan cannot be changed.",
  "correctErrors": "Was unable to save changes, please correct errors first",
  "error": "There was a problem saving changes. Please check your information and try again"
}, {
  'es': () => import('./es')
});

export type LoanAddressTextKey = keyof typeof loanAddressTexts.english;
