import { defineCall, type DocsOf } from '../call';
import { passwordFindings, passwordQuestions } from '../entities/credential-rules';
import { answer, entity } from '../entity';
import { text } from '../fields';

/** Asks the same for whoever holds a reset token; the token stays good. */
export const validatePasswordForReset = defineCall<'Expired'>()({
  name: 'validatePasswordForReset',
  method: 'POST',
  path: '/api/Login/ValidatePasswordForResetPassword',
  session: 'none',
  request: entity({ ...passwordQuestions, resetToken: text }),
  response: answer(passwordFindings),
});

export const validatePasswordForResetDocs: DocsOf<typeof validatePasswordForReset> = {
  summary:
    'Whether a new password is the SSN, e-mail address or an earlier password of the borrower whose reset token this is. It does not use the token up.',
  codes: { Expired: 'The token is over, was used, or never was one.' },
};
