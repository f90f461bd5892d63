import { defineWidget, stringProperty } from '@portico/element';
import { verifyEmailTexts } from './verify-email.texts';
import { VerifyEmailView } from './verify-email.view';

/** What the link in an e-mail leads to. */
export const verifyEmailWidget = defineWidget({
  tag: 'portico-verify-email',
  summary: 'Verifies the e-mail address whose owner followed the link sent there.',
  properties: {
    enc: stringProperty({
      doc: 'What the link carries behind verifyEmail/; without it, the parameter `token` of the address counts, in the hash or before it.',
      default: '',
    }),
  },
  events: ['portico-navigate'],
  settings: [],
  texts: [verifyEmailTexts],
  skeleton: { rows: 4 },
  reservedHeight: 124,
  view: VerifyEmailView,
});
