import { defineCall, type DocsOf } from '../../call';
import { recoveryCodes, recoveryUser, type RecoveryCode } from '../../entities/access/recovery';
import { answer, entity } from '../../codec/entity';
import { optionalText, text } from '../../codec/fields';

/** Checks the secret answer; if it is correct, a link for a new password is e-mailed. */
export const answerSecretQuestion = defineCall<RecoveryCode>()({
  name: 'answerSecretQuestion',
  method: 'POST',
  path: '/api/Recovery/AnswerSecretQuestion',
  session: 'none',
  effect: 'writes',
  request: entity({ ...recoveryUser, secretQuestion: optionalText, secretAnswer: text }),
  response: answer({
    /** HTML that replaces the default sentences (D158). */
    successMessage: optionalText,
  }),
});

export const answerSecretQuestionDocs: DocsOf<typeof answerSecretQuestion> = {
  summary:
    'Checks the secret answer of an identified visitor and e-mails a link for a new password.',
  codes: recoveryCodes,
};
