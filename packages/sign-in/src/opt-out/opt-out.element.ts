import { changesTexts, logoImage } from '@portico/core/internal';
import { defineWidget, stringProperty } from '@portico/element';
import { optOutTexts } from './opt-out.sentences';
import { OptOutView } from './opt-out.view';

/** Stops notifications by e-mail. */
export const optOutWidget = defineWidget({
  tag: 'portico-opt-out',
  summary: 'Stops notifications by e-mail, from the link in one of those e-mails.',
  properties: {
    token: stringProperty({
      doc: 'The token of the link; default: the parameter `token` of the page address, in its hash or its query.',
      default: '',
    }),
  },
  events: [],
  settings: [logoImage],
  texts: [optOutTexts, changesTexts],
  parts: { logo: "The lender's logo." },
  skeleton: { rows: 4 },
  reservedHeight: 152,
  view: OptOutView,
});
