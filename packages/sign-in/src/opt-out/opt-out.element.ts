import { logoImage } from '@portico/core';
import { defineWidget, stringProperty } from '@portico/element';
import { optOutTexts } from './opt-out.texts';
import { OptOutView } from './opt-out.view';

/** No more notifications by e-mail. */
export const optOutWidget = defineWidget({
  tag: 'portico-opt-out',
  summary: 'Stops e-mailed notifications by the link in one of them.',
  properties: {
    token: stringProperty({
      doc: 'The token of the link; without it, the parameter `token` of the address counts, in the hash or before it.',
      default: '',
    }),
  },
  events: [],
  settings: [logoImage],
  texts: [optOutTexts],
  parts: { logo: "The lender's mark." },
  skeleton: { rows: 4 },
  reservedHeight: 152,
  view: OptOutView,
});
