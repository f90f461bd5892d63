import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { optionalText, text } from '../../codec/fields';

/** Checks the social security number of a sign-in whose e-mail address is not verified. */
export const verifyNewUser = defineCall<'SSNInvalid'>()({
  name: 'verifyNewUser',
  method: 'POST',
  path: '/api/Login/VerifyNewUser',
  session: 'preauth',
  effect: 'writes',
  request: entity({
    credentials: entity({ userName: text, password: text }),
    /** Nine digits. */
    socialSecurityNumber: text,
  }),
  response: answer({ userToken: optionalText }),
});

export const verifyNewUserDocs: DocsOf<typeof verifyNewUser> = {
  summary:
    'Checks the social security number during sign-in. A UserToken in the answer replaces the client’s token (D33). Too many wrong numbers end the sign-in.',
  codes: { SSNInvalid: 'The number is not the borrower’s, or the credentials are not.' },
};
