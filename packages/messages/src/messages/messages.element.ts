import {
  changesTexts,
  feedbackBadOptions,
  feedbackErrorText,
  feedbackGoodOptions,
  hideFeedbackOption,
  logoImage,
} from '@portico/core/internal';
import { defineWidget, visitorTexts } from '@portico/element';
import { messagesTexts } from './messages.sentences';
import { MessagesView } from './messages.view';

/** The form for messages to the lender. */
export const messagesWidget = defineWidget({
  tag: 'portico-messages',
  summary: 'Sends the lender a question or feedback, from borrowers and visitors.',
  properties: {},
  events: ['portico-navigate'],
  settings: [
    logoImage,
    hideFeedbackOption,
    ...feedbackGoodOptions,
    ...feedbackBadOptions,
    feedbackErrorText,
  ],
  texts: [messagesTexts, changesTexts, visitorTexts],
  parts: { logo: "The lender's logo." },
  skeleton: { rows: 14 },
  reservedHeight: 832,
  view: MessagesView,
});
