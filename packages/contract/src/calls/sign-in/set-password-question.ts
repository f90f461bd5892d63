import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { optionalText, text } from '../../codec/fields';
import { proofCodes, type ProofCode } from '../../entities/access/proof';

/** Sets the question and answer for recovering credentials. */
export const setPasswordQuestion = defineCall<'Error' | ProofCode>()({
  name: 'setPasswordQuestion',
  method: 'POST',
  path: '/api/register/SetPasswordQuestion',
  session: 'preauth',
  effect: 'writes',
  request: entity({ passwordQuestion: text, passwordAnswer: text, userToken: optionalText }),
  response: answer({ userToken: optionalText }),
});

export const setPasswordQuestionDocs: DocsOf<typeof setPasswordQuestion> = {
  summary:
    'Sets the secret question and its answer; ProofRequired only outside the sign-in steps. A UserToken in the answer replaces the client’s token (D33).',
  codes: {
    Error:
      'The lender does not offer the question, or the answer has characters that are not allowed.',
    ...proofCodes,
  },
};
