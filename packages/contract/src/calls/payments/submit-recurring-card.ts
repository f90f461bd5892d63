import { defineCall, type DocsOf } from '../../call';
import {
  cardPayment,
  submissionCodes,
  type SubmissionCode,
} from '../../entities/payments/submission';
import { answer } from '../../codec/entity';
import { text } from '../../codec/fields';

/** Sets up a recurring payment by card. */
export const submitRecurringCard = defineCall<SubmissionCode>()({
  name: 'submitRecurringCard',
  method: 'POST',
  path: '/api/PaymentRecurring/SubmitCard',
  session: 'required',
  effect: 'writes',
  idempotent: true,
  request: cardPayment,
  response: answer({ referenceNumber: text }),
});

export const submitRecurringCardDocs: DocsOf<typeof submitRecurringCard> = {
  summary: 'Sets up a recurring payment by card. Idempotent like PaymentImmediate/SubmitAch.',
  codes: submissionCodes,
};
