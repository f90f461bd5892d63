import { defineCall, type DocsOf } from '../call';
import { answer, entity } from '../entity';
import { optionalText, text } from '../fields';

/** E-mails the code of the verification during registration; the one before is void. */
export const generateMfaCode = defineCall<'MaxAttemptsReached'>()({
  name: 'generateMfaCode',
  method: 'POST',
  path: '/api/Register/GenerateMFACode',
  session: 'none',
  request: entity({
    /** Anonymous, made once per session. */
    id: text,
    firstName: optionalText,
    emailAddress: text,
  }),
  response: answer({ mfaToken: text }, { mfaToken: 'MFAToken' }),
});

export const generateMfaCodeDocs: DocsOf<typeof generateMfaCode> = {
  summary:
    'E-mails a code to the address that is being registered. Whether a borrower has it is not told.',
  refusedWith: 403,
  codes: { MaxAttemptsReached: 'Too many codes were sent to this address, or by this visitor.' },
};
