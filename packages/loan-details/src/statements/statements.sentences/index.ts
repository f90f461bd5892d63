// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The texts of the e-statements section; verbatim where specified (accounts §8). */
export const statementsTexts = defineTexts('statements', {
  "year": "Year",
  "loading": "Loading statements",
  "empty": "No e-statements found for this account for the selected year.",
  "error": "The statements of {year} could not be loaded.",
  "tryAgain": "Try again",
  "open": "Open",
  "openLabel": "the statement of {date} (opens in a new window)",
  "openFailed": "The statement could not be opened. Please try again.",
  "openBlocked": "Your browser did not open a new window. Allow new windows for this site, then try again.",
  "redirectTitle": "Your statement is on another website",
  "redirectLoading": "Finding the statement",
  "redirectTo": "The statement of {date} opens on {host}, in a new window. You stay signed in here.",
  "redirectContinue": "Continue to {host}",
  "redirectWait": "Continue",
  "cancel": "Cancel"
}, {
  'es': () => import('./es')
});

export type StatementsTextKey = keyof typeof statementsTexts.english;
