import { defineCall, type DocsOf } from '../../call';
import {
  cardPayment,
  submissionCodes,
  type SubmissionCode,
} from '../../entities/payments/submission';
import { answer } from '../../codec/entity';
import { text } from '../../codec/fields';

/** Pays a loan today by card. */
export const submitImmediateCard = defineCall<SubmissionCode>()({
  name: 'submitImmediateCard',
  method: 'POST',
  path: '/api/PaymentImmediate/SubmitCard',
  session: 'required',
  effect: 'writes',
  idempotent: true,
  request: cardPayment,
  response: answer({ referenceNumber: text }),
});

export const submitImmediateCardDocs: DocsOf<typeof submitImmediateCard> = {
  summary: 'Pays a loan today by card. Idempotent like PaymentImmediate/SubmitAch.',
  codes: submissionCodes,
};
