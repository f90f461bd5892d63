// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The texts around the signed-in screens, beside the names of the screens. */
export const portalFrameTexts = defineTexts('portalFrame', {
  "greeting": "Hello, {name}",
  "more": "More",
  "pay": "Pay",
  "callUs": "Call us",
  "writeToUs": "Write to us",
  "sendMessage": "Send a message",
  "offices": "Offices",
  "findOffice": "Find an office"
}, {
  'es': () => import('./es')
});

export type PortalFrameTextKey = keyof typeof portalFrameTexts.english;
