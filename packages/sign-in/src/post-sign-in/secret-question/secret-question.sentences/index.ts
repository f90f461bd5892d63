// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The texts of the secret-question step; verbatim where specified (access §5, §8). */
export const secretQuestionTexts = defineTexts('secretQuestion', {
  "heading": "Set up a secret question",
  "intro": "If you forget your password, the answer shows us that it is you.",
  "question": "Secret question",
  "choose": "Select a question",
  "answer": "Secret answer",
  "answerHint": "Letters, numbers, spaces and . , ' ? ! & -",
  "submit": "Save",
  "submitting": "Saving…",
  "cancel": "Cancel",
  "questionRequired": "Please Select a Question",
  "answerRequired": "Secret Answer is required.",
  "answerCharacters": "Secret Answer Contains Invalid Characters",
  "error": "An error has occurred, please try again later.",
  "noQuestions": "There is no question to choose from. Please call us to finish signing in."
}, {
  'es': () => import('./es')
});

export type SecretQuestionTextKey = keyof typeof secretQuestionTexts.english;
