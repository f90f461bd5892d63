// Made by packages/build/sentences
import { defineTexts } from '../../texts/texts';

/** What is true of a change that was neither made nor refused, as far as the host has answered. They stand alone, or after the sentence that a specification has for the failure. */
export const changesTexts = defineTexts('changes', {
  "notSent": "We could not reach the service, so nothing was sent. Please try again.",
  "notSoFar": "We got no answer, and this is not done so far. You can safely try again.",
  "unconfirmed": "We got no answer, so we do not know whether this is done. You can safely try again."
}, {
  'es': () => import('./es')
});

export type ChangesTextKey = keyof typeof changesTexts.english;
