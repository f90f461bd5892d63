import { flag, text } from '../setting';

const messages = ['portico-messages'] as const;

export const hideFeedbackOption = flag('messageOptions.hideFeedbackOption', {
  for: messages,
  doc: 'Offers the message type Question only.',
});

export const feedbackErrorText = text('messageOptions.feedbackErrorText', {
  for: messages,
  doc: 'Shown when a message could not be sent.',
  alwaysShown: true,
});

const choice = (experience: string) => ({
  for: messages,
  doc: `An answer offered to a borrower who rated the lender ${experience}; empty offers none.`,
});

/** What can be chosen after Good (D59). */
export const feedbackGoodOptions = [
  text('messageOptions.feedbackGoodOption1', choice('good')),
  text('messageOptions.feedbackGoodOption2', choice('good')),
  text('messageOptions.feedbackGoodOption3', choice('good')),
  text('messageOptions.feedbackGoodOption4', choice('good')),
  text('messageOptions.feedbackGoodOption5', choice('good')),
] as const;

/** What can be chosen after Could Be Better (D59). */
export const feedbackBadOptions = [
  text('messageOptions.feedbackBadOption1', choice('in need of improvement')),
  text('messageOptions.feedbackBadOption2', choice('in need of improvement')),
  text('messageOptions.feedbackBadOption3', choice('in need of improvement')),
  text('messageOptions.feedbackBadOption4', choice('in need of improvement')),
  text('messageOptions.feedbackBadOption5', choice('in need of improvement')),
] as const;
