import { defineCall, type DocsOf } from '../../call';
import { passwordFindings, passwordQuestions } from '../../entities/access/credential-rules';
import { answer, entity } from '../../codec/entity';
import { text } from '../../codec/fields';

/** Requests the same for the borrower of a reset token, which stays valid. */
export const validatePasswordForReset = defineCall<'Expired'>()({
  name: 'validatePasswordForReset',
  method: 'POST',
  path: '/api/Login/ValidatePasswordForResetPassword',
  session: 'none',
  effect: 'writes',
  request: entity({ ...passwordQuestions, resetToken: text }),
  response: answer(passwordFindings),
});

export const validatePasswordForResetDocs: DocsOf<typeof validatePasswordForReset> = {
  summary:
    'Whether a new password is the SSN, e-mail address or an earlier password of the borrower of the reset token. The token stays valid.',
  codes: { Expired: 'The token has expired, was used, or is unknown.' },
};
