import { defineTexts } from '@portico/core/internal';

/** The texts around the signed-in screens, beside the names of the screens. */
export const frameTexts = defineTexts(
  'portalFrame',
  {
    greeting: 'Hello, {name}',
    more: 'More',
    pay: 'Pay',
    callUs: 'Call us',
    writeToUs: 'Write to us',
    sendMessage: 'Send a message',
    offices: 'Offices',
    findOffice: 'Find an office',
  },
  { es: () => import('./frame.texts.es') },
);
