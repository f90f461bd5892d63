import { flag, text } from '@portico/core/internal';

/** Offers the message type Question only. */
export const hideFeedbackOption = flag('messageOptions.hideFeedbackOption');

/** Shown when a message could not be sent. */
export const feedbackErrorText = text('messageOptions.feedbackErrorText', { alwaysShown: true });

// What can be chosen after Good (D59).
/** An answer offered to a borrower who rated the lender good; empty offers none. */
export const feedbackGoodOptions = [
  text('messageOptions.feedbackGoodOption1'),
  text('messageOptions.feedbackGoodOption2'),
  text('messageOptions.feedbackGoodOption3'),
  text('messageOptions.feedbackGoodOption4'),
  text('messageOptions.feedbackGoodOption5'),
] as const;

// What can be chosen after Could Be Better (D59).
/**
 * An answer offered to a borrower who rated the lender in need of improvement; empty offers none.
 */
export const feedbackBadOptions = [
  text('messageOptions.feedbackBadOption1'),
  text('messageOptions.feedbackBadOption2'),
  text('messageOptions.feedbackBadOption3'),
  text('messageOptions.feedbackBadOption4'),
  text('messageOptions.feedbackBadOption5'),
] as const;
