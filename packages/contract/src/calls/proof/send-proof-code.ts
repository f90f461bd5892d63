import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';

/** Sends a security code for a proof; the one before becomes invalid (D174). */
export const sendProofCode = defineCall<'MaxAttemptsReached' | 'Error'>()({
  name: 'sendProofCode',
  method: 'POST',
  path: '/api/Proof/SendCode',
  session: 'required',
  effect: 'writes',
  optional: true,
  request: entity({}),
  response: answer({}),
});

export const sendProofCodeDocs: DocsOf<typeof sendProofCode> = {
  summary:
    'E-mails a security code for a proof to the confirmed address of the borrower, never to one that is not confirmed yet, and invalidates the code before.',
  codes: {
    MaxAttemptsReached:
      'Too many codes were sent to this borrower, or too many wrong ones entered; both blocks end after a while.',
    Error: 'There is no address to send a code to, or it could not be sent.',
  },
};
