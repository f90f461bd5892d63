// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** Why a loan could not be loaded, by the server's code (accounts §8). */
export const loanDetailsErrorsTexts = defineTexts('loanDetails', {
  "error": "An error occurred trying to retrieve account information",
  "errorLoanLockedPayoff": "Account loan is locked for pay off",
  "errorDispute": "Account is in dispute",
  "errorNoPaymentOnline": "For security, this account cannot be paid online. Please contact your financial institution.",
  "errorNoAchPayment": "For security, this account cannot be paid from a bank account. Please contact your financial institution.",
  "errorNightError": "Nightly maintenance is under way. Please try again in about 15 minutes."
}, {
  'es': () => import('./es')
});

export type LoanDetailsErrorsTextKey = keyof typeof loanDetailsErrorsTexts.english;
