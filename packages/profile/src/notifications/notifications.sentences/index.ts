// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of the notification preferences (access §2). */
export const notificationsTexts = defineTexts('notifications', {
  "textsTo": "Texts go to {phones}.",
  "turnOffAll": "Turn off all notifications",
  "turnOffAllHint": "Offers and payment messages keep the choices below",
  "allOff": "All notifications are off. Turn them on above to choose.",
  "tellMe": "Tell me when",
  "doNotSend": "Do not send me",
  "columnEmail": "Email",
  "columnText": "Text",
  "userLogsOn": "Someone signs in to my account",
  "passwordChanged": "My password changes",
  "logonNameChange": "My username changes",
  "emailAddressChanged": "My email address changes",
  "restrictedPasswordViolation": "Too many wrong passwords were tried",
  "userRestricted": "My online access is locked",
  "passwordGenerated": "A temporary password is sent",
  "moneyTransOnWeb": "Money is moved online",
  "optOutMarketingAlerts": "Offers and news",
  "optOutTransactionalAlerts": "Messages about payments",
  "noPhone": "To get texts, add a phone number under “About you” and agree to texts.",
  "notAgreed": "To get texts, turn texts on for a phone number under “About you”.",
  "save": "Save notifications",
  "saving": "Saving your notifications",
  "reset": "Reset",
  "unsaved": "Your changes are not saved yet.",
  "saved": "Notifications saved",
  "notSaved": "Your notifications were not saved.",
  "errorProofRequired": "You did not confirm it’s you. Your choices are still here; please try again.",
  "error": "There was an error saving changes to your notifications. Please try again.",
  "missing": "Your notifications could not be loaded.",
  "tryAgain": "Try again"
}, {
  'es': () => import('./es')
});

export type NotificationsTextKey = keyof typeof notificationsTexts.english;
