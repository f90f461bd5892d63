// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of the sessions and devices in the profile. */
export const devicesTexts = defineTexts('devices', {
  "heading": "Where you are signed in",
  "purpose": "End what you do not know, then change your password.",
  "loading": "Loading where you are signed in",
  "loadError": "Where you are signed in could not be loaded.",
  "retry": "Try again",
  "unknownDevice": "Unknown browser",
  "current": "This one",
  "now": "now",
  "newPlace": "New place:",
  "signOut": "Sign out",
  "signedOut": "{device} is signed out.",
  "devicesHeading": "Devices without a security code",
  "devicesPurpose": "Signing in on these asks for no security code.",
  "trustedUntil": "Until {date}",
  "forget": "Ask for a code again",
  "forgotten": "{device} is asked for a security code again.",
  "endOthers": "Sign out everywhere else",
  "endedOthers": "You are signed out everywhere else, and every other device is asked for a code.",
  "history": "Recent sign-ins",
  "errorProofRequired": "This was not done, because you did not confirm it’s you. Please try again.",
  "error": "This was not done. Please try again."
}, {
  'es': () => import('./es')
});

export type DevicesTextKey = keyof typeof devicesTexts.english;
