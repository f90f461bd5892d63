// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The names of a loan's figures, as the specification has them (accounts §2.3). */
export const loanInformationTexts = defineTexts('loanInformation', {
  "balance": "Balance",
  "owedBack": "You paid {amount} more than you owed. We owe this amount to you.",
  "paidOff": "Paid off",
  "paidOffOf": "{paid} of {original}",
  "lastPayment": "Last payment planned",
  "account": "Account",
  "paymentDue": "Payment due",
  "paymentAmount": "Payment amount",
  "defaultMethod": "Default payment method",
  "methodBank": "Bank account",
  "methodCard": "Card",
  "interestRate": "Interest rate",
  "yearToDateInterest": "Year-to-date interest",
  "availableCredit": "Available credit",
  "originationDate": "Origination date",
  "lateFees": "Late fees",
  "miscFees": "Misc fees",
  "history": "History",
  "lastPaymentDate": "Last payment date",
  "lastTransaction": "Last transaction",
  "lastYearToDateInterest": "Last year-to-date interest",
  "totalAmountDue": "Total amount due",
  "personal": "Personal"
}, {
  'es': () => import('./es')
});

export type LoanInformationTextKey = keyof typeof loanInformationTexts.english;
