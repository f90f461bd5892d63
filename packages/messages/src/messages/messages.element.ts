import { changesTexts } from '@portico/core/internal';
import { defineWidget, visitorLeadTexts } from '@portico/element';
import { messagesTexts } from './messages.texts';
import { MessagesView } from './messages.view';

/** The form for messages to the lender. */
export const messagesWidget = defineWidget({
  tag: 'portico-messages',
  summary: 'Sends the lender a question or feedback, from borrowers and visitors.',
  properties: {},
  events: ['portico-navigate'],
  texts: [messagesTexts, changesTexts, visitorLeadTexts],
  parts: { logo: "The lender's logo." },
  skeleton: { rows: 14 },
  reservedHeight: 832,
  view: MessagesView,
});
