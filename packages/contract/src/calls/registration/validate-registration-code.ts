import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { text } from '../../codec/fields';

/** Checks the code that was e-mailed during registration. */
export const validateRegistrationCode = defineCall<
  'CodeInvalid' | 'CodeExpired' | 'MaxAttemptsReached'
>()({
  name: 'validateRegistrationCode',
  method: 'POST',
  path: '/api/Register/ValidateCode',
  session: 'none',
  effect: 'writes',
  request: entity(
    {
      code: text,
      mfaToken: text,
      /** The Id sent to GenerateMFACode. */
      userId: text,
    },
    { mfaToken: 'MFAToken' },
  ),
  response: answer({}),
});

export const validateRegistrationCodeDocs: DocsOf<typeof validateRegistrationCode> = {
  summary: 'Checks the code e-mailed during registration. Refusals have HTTP status 403.',
  refusedWith: 403,
  codes: {
    CodeInvalid: 'The code is not the one sent.',
    CodeExpired: 'The code is older than ten minutes; a new one must be sent.',
    MaxAttemptsReached: 'Too many wrong codes; a new one must be sent.',
  },
};
