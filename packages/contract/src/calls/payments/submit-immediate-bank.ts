import { defineCall, type DocsOf } from '../../call';
import {
  bankPayment,
  submissionCodes,
  type SubmissionCode,
} from '../../entities/payments/submission';
import { answer } from '../../codec/entity';
import { text } from '../../codec/fields';

/** Pays a loan today from a bank account. */
export const submitImmediateBank = defineCall<SubmissionCode>()({
  name: 'submitImmediateBank',
  method: 'POST',
  path: '/api/PaymentImmediate/SubmitAch',
  session: 'required',
  effect: 'writes',
  idempotent: true,
  request: bankPayment,
  response: answer({ referenceNumber: text }),
});

export const submitImmediateBankDocs: DocsOf<typeof submitImmediateBank> = {
  summary:
    'Pays a loan today from a bank account. A repeated Idempotency-Key gives the first answer again for the same payment, and is refused for another payment.',
  codes: submissionCodes,
};
