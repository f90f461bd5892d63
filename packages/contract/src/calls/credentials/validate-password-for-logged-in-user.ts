import { defineCall, type DocsOf } from '../../call';
import { passwordFindings, passwordQuestions } from '../../entities/access/credential-rules';
import { answer, entity } from '../../codec/entity';

/**
 * Requests the comparisons of a signed-in borrower's new password that only the server can make.
 */
export const validatePasswordForLoggedInUser = defineCall()({
  name: 'validatePasswordForLoggedInUser',
  method: 'POST',
  path: '/api/Login/ValidatePasswordForLoggedInUser',
  session: 'required',
  effect: 'writes',
  request: entity(passwordQuestions),
  response: answer(passwordFindings),
});

export const validatePasswordForLoggedInUserDocs: DocsOf<typeof validatePasswordForLoggedInUser> = {
  summary:
    "Whether a new password is the signed-in borrower's SSN, e-mail address or an earlier password.",
  codes: {},
};
