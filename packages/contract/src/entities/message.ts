import { entity } from '../entity';
import { choice, list, optionalInteger, optionalText, text } from '../fields';

/** How a borrower found the lender, and the option they chose of those that follow (access §3). */
const feedbackAnswer = entity({
  answerType: choice(['good', 'could be better']),
  answerGood: optionalText,
  answerBad: optionalText,
});

/** Who writes, for whoever reads the message at the lender's. */
const messageAlert = entity({
  personalName: optionalText,
  username: optionalText,
  servicingBranch: optionalInteger,
  userAgent: optionalText,
  email: optionalText,
});

/** What feedback and a question have in common (access §3). */
export const feedbackFields = {
  feedbackType: choice(['Feedback', 'Question']),
  surveyQuestions: list(feedbackAnswer),
  /** Left out when nothing was written. */
  message: optionalText,
  /** The page it was written on, without its query. */
  returnURL: optionalText,
  reCaptchaCode: text,
  alert: messageAlert,
};

/** Why a message is not taken. */
export type MessageCode = 'InvalidCaptcha' | 'Invalid';

export const messageCodes: Readonly<Record<MessageCode, string>> = {
  InvalidCaptcha: 'The captcha is not completed, too old, or was used before.',
  Invalid: 'A field that is needed is empty, or one is too long.',
};
