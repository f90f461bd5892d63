import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { optionalText, text } from '../../codec/fields';

/** E-mails a verification code during registration; the previous code becomes invalid. */
export const generateMfaCode = defineCall<'MaxAttemptsReached'>()({
  name: 'generateMfaCode',
  method: 'POST',
  path: '/api/Register/GenerateMFACode',
  session: 'none',
  effect: 'writes',
  request: entity({
    /** Anonymous, created once per session. */
    id: text,
    firstName: optionalText,
    emailAddress: text,
  }),
  response: answer({ mfaToken: text }, { mfaToken: 'MFAToken' }),
});

export const generateMfaCodeDocs: DocsOf<typeof generateMfaCode> = {
  summary:
    'E-mails a code to the address being registered. The answer does not reveal whether a borrower has this address.',
  refusedWith: 403,
  codes: { MaxAttemptsReached: 'Too many codes were sent to this address, or by this visitor.' },
};
