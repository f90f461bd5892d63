// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences for saved payment methods, verbatim where specified (payments §4, §8). */
export const savedMethodsTexts = defineTexts('savedMethods', {
  "defaultIs": "Default payment method: {name}",
  "removeDefault": "Remove",
  "removeDefaultOf": "{name} as the default payment method",
  "manage": "Manage",
  "setDefault": "Make this the default",
  "delete": "Delete this payment method",
  "deleteHeading": "Delete this payment method?",
  "deleteQuestion": "{name} will not be offered for payments any more.",
  "confirmDelete": "Delete payment method",
  "cancel": "Cancel",
  "deleted": "Successfully deleted payment method",
  "errorDelete": "Error deleting payment method",
  "errorInUse": "This payment method is still needed for a scheduled payment or for autopay. Delete that payment first.",
  "errorDefault": "The default payment method could not be changed. Please try again."
}, {
  'es': () => import('./es')
});

export type SavedMethodsTextKey = keyof typeof savedMethodsTexts.english;
