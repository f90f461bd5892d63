// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of stopping all texts at once. */
export const stopAllTextsTexts = defineTexts('stopAllTexts', {
  "stop": "Stop all texts",
  "stopping": "Stopping all texts…",
  "phoneStopped": "Texts to {phone} are stopped.",
  "sendersStopped": "No sender has texts to {phone} turned on any more.",
  "alertsStopped": "Your alerts by text are turned off.",
  "again": "You can turn texts on again at any time.",
  "notStopped": "Not everything could be stopped.",
  "notProven": "You did not confirm it’s you.",
  "phoneFailed": "Texts to {phone} are still on.",
  "phoneUnsure": "Texts to {phone} may still be on.",
  "sendersFailed": "Some senders may still send texts to {phone}.",
  "alertsFailed": "Your alerts by text are still on.",
  "alertsUnsure": "Your alerts by text may still be on.",
  "tryAgain": "Try again",
  "undo": "Undo",
  "undoing": "Turning texts on again…",
  "restored": "Texts are on again, as they were before.",
  "notRestored": "Not everything could be turned on again. Check the texts of each phone."
}, {
  'es': () => import('./es')
});

export type StopAllTextsTextKey = keyof typeof stopAllTextsTexts.english;
