import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { date, flag, optionalText, text } from '../../codec/fields';

/**
 * Checks the security code of the sign-in. The token of the answer replaces the current one (D33).
 */
export const validateCode = defineCall<'CodeInvalid' | 'CodeExpired' | 'MaxAttemptsReached'>()({
  name: 'validateCode',
  method: 'POST',
  path: '/api/Login/ValidateCode',
  session: 'preauth',
  effect: 'writes',
  request: entity({ userId: text, code: text, createTrustedDevice: flag }),
  response: answer({
    userToken: text,
    emailAddress: optionalText,
    trustedDeviceToken: optionalText,
    customerID: optionalText,
    biometricsTokenExpiration: date,
  }),
});

export const validateCodeDocs: DocsOf<typeof validateCode> = {
  summary:
    'Checks the security code that was e-mailed at sign-in. UserId is the UserName of the login answer (D34). Refusals have HTTP status 403.',
  refusedWith: 403,
  codes: {
    CodeInvalid: 'The code is not the one sent.',
    CodeExpired: 'The code is older than ten minutes; a new one must be sent.',
    MaxAttemptsReached:
      'Too many wrong codes: a new one must be sent. After many, in any sign-in, no code is accepted for a while.',
  },
};
