import { changesTexts } from '@portico/core/internal';
import { defineWidget, visitorTexts } from '@portico/element';
import { messagesTexts } from './messages.sentences';
import { MessagesView } from './messages.view';

/**
 * Sends the lender a question or feedback, from borrowers and visitors.
 *
 * @fires portico-navigate
 * @csspart logo - The lender's logo.
 * @reservedHeight 832
 */
export const messagesWidget = defineWidget({
  tag: 'portico-messages',
  properties: {},
  texts: [messagesTexts, changesTexts, visitorTexts],
  skeleton: { rows: 14 },
  view: MessagesView,
});
