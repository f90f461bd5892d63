import { defineCall, type DocsOf } from '../../call';
import {
  bankPayment,
  submissionCodes,
  type SubmissionCode,
} from '../../entities/payments/submission';
import { answer } from '../../codec/entity';
import { text } from '../../codec/fields';

/** Sets up a recurring payment from a bank account. */
export const submitRecurringBank = defineCall<SubmissionCode>()({
  name: 'submitRecurringBank',
  method: 'POST',
  path: '/api/PaymentRecurring/SubmitAch',
  session: 'required',
  effect: 'writes',
  idempotent: true,
  request: bankPayment,
  response: answer({ referenceNumber: text }),
});

export const submitRecurringBankDocs: DocsOf<typeof submitRecurringBank> = {
  summary:
    'Sets up a recurring payment from a bank account. PaymentDate is the first day, or for DaysBeforeDue the day the host calculates. Idempotent like PaymentImmediate/SubmitAch.',
  codes: submissionCodes,
};
