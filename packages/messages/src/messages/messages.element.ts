import { changesTexts } from '@portico/core/internal';
import { defineWidget, visitorTexts } from '@portico/element';
import { messagesTexts } from './messages.sentences';
import { MessagesView } from './messages.view';

/**
 * Sends the lender a question or feedback, from borrowers and visitors, and shows a borrower the
 * questions about loans with their answers, where the API has requests.
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
