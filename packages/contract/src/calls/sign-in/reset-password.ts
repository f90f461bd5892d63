import { defineCall, type DocsOf } from '../../call';
import { newPasswordCodes, type NewPasswordCode } from '../../entities/access/password-codes';
import { answer, entity } from '../../codec/entity';
import { optionalText, text } from '../../codec/fields';

/** Changes a password by a token: a link's, or a sign-in's ChangePasswordToken (D37). */
export const resetPassword = defineCall<NewPasswordCode | 'Expired' | 'Error'>()({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/Login/ResetPassword',
  session: 'optional',
  effect: 'writes',
  request: entity({ enc: text, password: text }),
  response: answer({ userToken: optionalText }),
});

export const resetPasswordDocs: DocsOf<typeof resetPassword> = {
  summary:
    'Changes a password by the token of a link, or by the ChangePasswordToken of the current sign-in; then a UserToken in the answer replaces the client’s token (D33). Every other session, link and trusted device of the borrower becomes invalid, and a notice is e-mailed.',
  codes: {
    ...newPasswordCodes,
    Expired: 'The link was used, has expired, or is unknown.',
    Error: 'The password could not be changed.',
  },
};
