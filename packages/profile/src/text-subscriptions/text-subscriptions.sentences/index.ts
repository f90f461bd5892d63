// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of the texts of one phone, verbatim where specified (access §8). */
export const textSubscriptionsTexts = defineTexts('textSubscriptions', {
  "title": "Texts to {phone}",
  "loading": "Loading your choices…",
  "sender": "Sender",
  "account": "Account",
  "marketing": "Offers",
  "none": "There is nothing to choose for this number.",
  "rates": "Message and data rates may apply. Reply STOP to end.",
  "unchanged": "Change a choice first; then it can be saved.",
  "save": "Save",
  "saving": "Saving…",
  "saved": "Saved",
  "close": "Close",
  "okay": "Okay",
  "cancel": "Cancel",
  "retry": "Retry",
  "tryAgain": "Try again",
  "notTextable": "This is not a textable phone number",
  "mustAgree": "In order to use texting you must agree to the terms",
  "agreementFailed": "There was an error updating the agreement.",
  "loadFailed": "Something went wrong trying to connect to the server.",
  "notProven": "Your choices were not saved, because you did not confirm it’s you. They are still here; please try again.",
  "notModified": "An error occurred while modifying your subscriptions. The form has been set to reflect the changes that were saved.",
  "notFinalized": "Something went wrong finalizing changes. Please retry..."
}, {
  'es': () => import('./es')
});

export type TextSubscriptionsTextKey = keyof typeof textSubscriptionsTexts.english;
