// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of the first screen: choosing a loan, and the frame of the steps that wait for it. */
export const paymentTexts = defineTexts('payment', {
  "heading": "Make a payment",
  "signIn": "Sign in to make a payment.",
  "toSignIn": "Sign in",
  "loading": "Loading",
  "tryAgain": "Try again",
  "accountLabel": "Loan account",
  "accountPlaceholder": "Select Loan Account",
  "accountOption": "{loan}: {amount} due {date}",
  "accountOptionNoDate": "{loan}: {amount} due",
  "noAccounts": "There is no loan to pay.",
  "backToDashboard": "Back to Dashboard",
  "errorAccounts": "There was a problem retrieving your accounts.",
  "methodHeading": "Pay from",
  "amountHeading": "Payment amount",
  "totalHeading": "Payment total",
  "total": "Total",
  "submit": "Submit payment",
  "frequencyHeading": "Payment frequency",
  "loanHeading": "Loan",
  "change": "Change",
  "waitLoan": "Choose a loan first.",
  "goLoan": "Choose a loan to go on."
}, {
  'es': () => import('./es')
});

export type PaymentTextKey = keyof typeof paymentTexts.english;
