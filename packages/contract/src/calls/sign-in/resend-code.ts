import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { text } from '../../codec/fields';

/** Sends a new security code; the previous one becomes invalid. */
export const resendCode = defineCall<'MaxAttemptsReached'>()({
  name: 'resendCode',
  method: 'POST',
  path: '/api/Login/ResendCode',
  session: 'preauth',
  effect: 'writes',
  request: entity({ userId: text }),
  response: answer({}),
});

export const resendCodeDocs: DocsOf<typeof resendCode> = {
  summary: 'E-mails a new security code and invalidates the previous one.',
  refusedWith: 403,
  codes: {
    MaxAttemptsReached:
      'Too many codes were sent to this borrower, or too many wrong ones entered; both blocks end after a while.',
  },
};
