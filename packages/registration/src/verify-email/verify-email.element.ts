import { defineWidget, stringProperty } from '@portico/element';
import { verifyEmailTexts } from './verify-email.sentences';
import { VerifyEmailView } from './verify-email.view';

/** The page that the link in a verification e-mail opens. */
export const verifyEmailWidget = defineWidget({
  tag: 'portico-verify-email',
  summary: 'Verifies an e-mail address, from the link that was sent to it.',
  properties: {
    enc: stringProperty({
      doc: 'The data that follows verifyEmail/ in the link; default: the parameter `token` of the page address, in its hash or its query.',
      default: '',
    }),
  },
  events: ['portico-navigate'],
  settings: [],
  texts: [verifyEmailTexts],
  skeleton: { rows: 4 },
  reservedHeight: 206,
  view: VerifyEmailView,
});
