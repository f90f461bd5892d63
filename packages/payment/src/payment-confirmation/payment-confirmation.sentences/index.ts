// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of the confirmation (payments §2). */
export const paymentConfirmationTexts = defineTexts('paymentConfirmation', {
  "heading": "Payment confirmation",
  "thanks": "Thank you. Your payment was submitted.",
  "paidHeading": "We have your payment of {amount}",
  "paidDate": "It is posted to your loan on {date}.",
  "scheduledHeading": "Your payment is scheduled",
  "scheduledDate": "{amount} is taken on {date}.",
  "recurringHeading": "Autopay is set up",
  "recurringDate": "The first {amount} is taken on {date}.",
  "confirmationNumber": "Confirmation number",
  "copy": "Copy",
  "copied": "Copied",
  "copyFailed": "The number could not be copied. Please select it and copy it.",
  "scheduledWarning": "Your payment is scheduled for {date}. Please keep enough money in your account until then.",
  "loan": "Loan to pay down",
  "paidFrom": "Paid from",
  "bankAccount": "{type} {ending}",
  "checking": "Checking",
  "savings": "Savings",
  "frequency": "Frequency",
  "daysPrior": "Days prior",
  "date": "Payment date",
  "dueDate": "Due date",
  "amount": "Amount",
  "fee": "Processing fee",
  "additionalPrincipal": "Additional principal",
  "total": "Total",
  "draftTotal": "Total payment to draft",
  "recurringLineOfCredit": "Each time we take the amount due on your line of credit, so the amount can be different each time.",
  "nextHeading": "What comes next",
  "nextPosted": "The payment is posted to your loan and listed in its history.",
  "openLoan": "Show the loan",
  "nextDueLater": "After that",
  "nextDue": "{amount} is due next on your loan, as of now.",
  "nextDueUnknown": "Your loan shows when the next payment is due.",
  "nextUntil": "Until {date}",
  "nextScheduledListed": "It is listed with your scheduled payments.",
  "nextScheduled": "The payment is made and posted to your loan.",
  "nextRecurringListed": "It is listed under autopay.",
  "nextRecurring": "The first payment is made. The next ones follow by themselves.",
  "openPayments": "Show the planned payments",
  "addToCalendar": "Add to calendar",
  "calendarTitle": "Loan payment of {amount}",
  "calendarDescription": "Please keep enough money in your account until then. Confirmation number: {reference}",
  "backToDashboard": "Back to Dashboard",
  "print": "Print",
  "receipt": "Receipt as PDF (opens in a new window)",
  "receiptMissing": "Receipts are not offered as PDF. Please print this page.",
  "receiptFailed": "The receipt could not be opened. Please try again, or print this page.",
  "none": "There is no payment to show."
}, {
  'es': () => import('./es')
});

export type PaymentConfirmationTextKey = keyof typeof paymentConfirmationTexts.english;
