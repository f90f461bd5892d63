import { entity } from '../../codec/entity';
import { choice, list, optionalInteger, optionalText, text } from '../../codec/fields';

/** How a borrower rates the lender, and the option chosen among the follow-ups (access §3). */
const feedbackAnswer = entity({
  answerType: choice(['good', 'could be better']),
  answerGood: optionalText,
  answerBad: optionalText,
});

/** The writer, for the lender's staff. */
const messageAlert = entity({
  personalName: optionalText,
  username: optionalText,
  servicingBranch: optionalInteger,
  userAgent: optionalText,
  email: optionalText,
});

/** The common fields of feedback and questions (access §3). */
export const feedbackFields = {
  feedbackType: choice(['Feedback', 'Question']),
  surveyQuestions: list(feedbackAnswer),
  /** Omitted when nothing was written. */
  message: optionalText,
  /** The page it was written on, without its query. */
  returnURL: optionalText,
  reCaptchaCode: text,
  alert: messageAlert,
};

/** Why a message is refused. */
export type MessageCode = 'InvalidCaptcha' | 'Invalid' | 'MaxAttemptsReached';

export const messageCodes: Readonly<Record<MessageCode, string>> = {
  InvalidCaptcha: 'The captcha is not completed, has expired, or was used before.',
  Invalid: 'A required field is empty, or a field is too long.',
  MaxAttemptsReached: 'Too many messages were sent by this writer or network; more may be later.',
};
