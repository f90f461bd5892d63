// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of a loan's page outside its sections (accounts §2.3). */
export const loanDetailsTexts = defineTexts('loanDetails', {
  "signedOut": "Sign in to see your loan.",
  "signIn": "Sign in",
  "loading": "Loading your loan",
  "tryAgain": "Try again",
  "notUpdated": "The newest figures could not be loaded. What you see may be out of date.",
  "unnamed": "Loan",
  "due": "{amount} due {date}",
  "dueNoDate": "{amount} due",
  "pastDue": "Past due {amount}",
  "nothingDue": "Nothing is due",
  "closed": "This loan is closed. Nothing is due.",
  "makePayment": "Make A Payment",
  "payoffQuote": "Payoff Quote",
  "viewInsurance": "View Insurance",
  "documentCenter": "Document Center",
  "requestChange": "Request a change of contact information"
}, {
  'es': () => import('./es')
});

export type LoanDetailsTextKey = keyof typeof loanDetailsTexts.english;
