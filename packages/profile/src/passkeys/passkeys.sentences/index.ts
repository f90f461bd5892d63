// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of the passkeys in the profile. */
export const passkeysTexts = defineTexts('passkeys', {
  "heading": "Passkeys",
  "purpose": "Sign in with your fingerprint, face or screen lock, in place of a password and a code.",
  "loading": "Loading your passkeys",
  "loadError": "Your passkeys could not be loaded.",
  "retry": "Try again",
  "none": "You have no passkey yet.",
  "added": "Added {date}",
  "addedAndUsed": "Added {added}, last used {used}",
  "add": "Add a passkey",
  "addHeading": "Add a passkey",
  "addNote": "Next, your device asks for your fingerprint, face or screen lock.",
  "nameLabel": "Name of this passkey",
  "nameHint": "Such as “My phone”, so that you know it later.",
  "nameRequired": "Give the passkey a name.",
  "nameTooLong": "Use a name of at most 50 characters.",
  "continue": "Continue",
  "waiting": "Waiting for your device…",
  "cancel": "Cancel",
  "addedNow": "“{name}” is added. You can sign in with it.",
  "remove": "Remove",
  "removeHeading": "Remove this passkey?",
  "removeQuestion": "“{name}” will no longer sign in here. Your password still works.",
  "keep": "Keep it",
  "removedNow": "“{name}” is removed.",
  "errorCancelled": "No passkey was added, because the request was cancelled. You can try again.",
  "errorTimeout": "No passkey was added, because it took too long. Please try again.",
  "errorAlreadyRegistered": "This device already has a passkey for your account.",
  "errorNoVerification": "This device cannot check a fingerprint, face or screen lock. Set one up on it, or use another device.",
  "errorDevice": "This device cannot make a passkey. Please use another one.",
  "errorAddress": "Passkeys cannot be added on this page.",
  "errorTooMany": "You have as many passkeys as are possible. Remove one to add another.",
  "errorAdd": "The passkey was not added. Please try again.",
  "errorProofRequired": "No passkey was added, because you did not confirm it’s you. Please try again.",
  "errorRemoveProofRequired": "The passkey was not removed, because you did not confirm it’s you. Please try again.",
  "errorRemove": "The passkey was not removed. Please try again."
}, {
  'es': () => import('./es')
});

export type PasskeysTextKey = keyof typeof passkeysTexts.english;
