// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of a deposit's or investment's page (accounts §2.4, §8; D127). */
export const depositDetailsTexts = defineTexts('depositDetails', {
  "signedOut": "Sign in to see your account.",
  "signIn": "Sign in",
  "loading": "Loading your account",
  "history": "History",
  "loadingSection": "Loading",
  "error": "An error occurred trying to retrieve account information",
  "retry": "Try again",
  "toDashboard": "All accounts",
  "unnamed": "Account",
  "balance": "Balance",
  "available": "Available balance",
  "rate": "Rate",
  "status": "Status",
  "statusClosed": "Closed",
  "nameOnAccount": "Name on account",
  "hideHeading": "Hide this account",
  "hideNote": "It disappears from this website. The account itself stays as it is.",
  "hide": "Hide From Web",
  "statements": "E-statements",
  "statementsError": "The statements of this account could not be loaded."
}, {
  'es': () => import('./es')
});

export type DepositDetailsTextKey = keyof typeof depositDetailsTexts.english;
