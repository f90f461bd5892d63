import { flag, text } from './setting';

export const hideFeedbackOption = flag('messageOptions.hideFeedbackOption', {
  for: ['portico-messages'],
  doc: 'Offers the message type Question only.',
});

export const feedbackErrorText = text('messageOptions.feedbackErrorText', {
  for: ['portico-messages'],
  doc: 'Shown when a message could not be sent.',
});
