import { defineCall, type DocsOf } from '../../call';
import {
  bankPayment,
  submissionCodes,
  type SubmissionCode,
} from '../../entities/payments/submission';
import { answer } from '../../codec/entity';
import { text } from '../../codec/fields';

/** Schedules one payment from a bank account for a later day. */
export const submitScheduledBank = defineCall<SubmissionCode>()({
  name: 'submitScheduledBank',
  method: 'POST',
  path: '/api/PaymentScheduled/SubmitAch',
  session: 'required',
  effect: 'writes',
  idempotent: true,
  request: bankPayment,
  response: answer({ referenceNumber: text }),
});

export const submitScheduledBankDocs: DocsOf<typeof submitScheduledBank> = {
  summary:
    'Schedules one payment from a bank account for a later day. Idempotent like PaymentImmediate/SubmitAch.',
  codes: submissionCodes,
};
