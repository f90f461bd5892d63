// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of the lists of future payments, verbatim where specified (payments §2, §8). */
export const plannedPaymentsTexts = defineTexts('plannedPayments', {
  "rescheduleInstructions": "To change a payment that is still to come, delete it and set up a new one.",
  "unread": "Your scheduled payments or autopay could not be loaded. Those you have set up are still made.",
  "scheduledHeading": "Scheduled payments",
  "type": "Type",
  "bank": "Bank account",
  "card": "Card",
  "account": "Account or card",
  "day": "Payment day",
  "amount": "Amount",
  "posted": "Posted",
  "delete": "Delete",
  "deleteScheduledOf": "the payment of {amount} on {date}",
  "recurringHeading": "Autopay",
  "schedule": "Schedule",
  "weekly": "Every week",
  "biWeekly": "Every two weeks",
  "semiMonthly": "Twice a month",
  "dayOfMonth": "Every month on day {day}",
  "monthly": "Every month",
  "daysBeforeDue": "{n} days before the due date",
  "dayBeforeDue": "1 day before the due date",
  "onDueDate": "On the due date",
  "nextPayment": "Next payment",
  "additionalPrincipal": "Additional principal amount",
  "accountOrCardEndingIn": "Account or Card Ending In",
  "deleteRecurringOf": "autopay",
  "confirmScheduledHeading": "Delete this scheduled payment?",
  "confirmScheduled": "The payment of {amount} on {date} from {ending} will not be made.",
  "confirmRecurringHeading": "Delete autopay?",
  "confirmRecurring": "No more payments of {amount} will be made from {ending}.",
  "confirm": "Delete payment",
  "cancel": "Cancel",
  "deleting": "Deleting the payment…",
  "scheduledDeleted": "The scheduled payment was deleted.",
  "recurringDeleted": "Autopay was deleted.",
  "errorScheduled": "There was an error deleting your payment.",
  "errorScheduledNotAllowed": "Cannot delete scheduled payment.",
  "errorScheduledAch": "Scheduled ACH payments cannot be modified. Please contact your financial institution.",
  "errorScheduledCard": "Scheduled card payments cannot be modified. Please contact your financial institution.",
  "errorRecurring": "An error occurred while attempting to cancel your recurring payment.",
  "errorRecurringNotAllowed": "Cannot delete recurring payment.",
  "errorRecurringAny": "Deleting a recurring payment is not allowed.",
  "errorRecurringAch": "Deleting a recurring ACH payment is not allowed.",
  "errorRecurringCard": "Deleting a recurring card payment is not allowed."
}, {
  'es': () => import('./es')
});

export type PlannedPaymentsTextKey = keyof typeof plannedPaymentsTexts.english;
