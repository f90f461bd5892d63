import { defineCall, type DocsOf } from '../call';
import { newPasswordCodes, type NewPasswordCode } from '../entities/password-codes';
import { answer, entity } from '../entity';
import { optionalText, text } from '../fields';

/** Changes a password by a token: that of a link, or the ChangePasswordToken of a sign-in (D37). */
export const resetPassword = defineCall<NewPasswordCode | 'Expired' | 'Error'>()({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/Login/ResetPassword',
  session: 'optional',
  request: entity({ enc: text, password: text }),
  response: answer({ userToken: optionalText }),
});

export const resetPasswordDocs: DocsOf<typeof resetPassword> = {
  summary:
    'Changes a password by the token of a link, or by the ChangePasswordToken of the sign-in under way; then a UserToken in the answer replaces the one held (D33). Every other session, link and trusted device of the borrower ends, and a notice is mailed.',
  codes: {
    ...newPasswordCodes,
    Expired: 'The link was used, is too old, or is none of ours.',
    Error: 'The password could not be changed.',
  },
};
