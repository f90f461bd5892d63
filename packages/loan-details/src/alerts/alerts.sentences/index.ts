// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of the alerts of a loan, verbatim where specified (accounts §8). */
export const alertsTexts = defineTexts('alerts', {
  "columnAlert": "Tell me about",
  "columnEmail": "Email",
  "columnText": "Text",
  "delinquent": "A payment is late",
  "statement": "A new statement",
  "reminder1": "A payment is due: first reminder",
  "reminder2": "Second reminder",
  "reminder3": "Third reminder",
  "reminder4": "Fourth reminder",
  "days": "{reminder}: days",
  "daysInvalid": "Enter a whole number of days from 0 to 999.",
  "when": "{reminder}: before or after the due date",
  "before": "days before it is due",
  "after": "days after it was due",
  "notByText": "Not sent by text message",
  "emailMissing": "We have no email address for you, so this alert cannot be sent. Add one in your profile.",
  "toProfile": "Go to your profile",
  "save": "Save alerts",
  "saving": "Saving your alerts",
  "cancel": "Cancel",
  "oneChange": "1 change is not saved yet.",
  "changes": "{count} changes are not saved yet.",
  "saved": "Alerts saved",
  "correctErrors": "Was unable to save changes, please correct errors first",
  "error": "There was a problem saving changes. Please check your information and try again",
  "errorProofRequired": "Your alerts were not saved, because you did not confirm it’s you. Please try again.",
  "missing": "Your alerts could not be loaded.",
  "retry": "Try again"
}, {
  'es': () => import('./es')
});

export type AlertsTextKey = keyof typeof alertsTexts.english;
