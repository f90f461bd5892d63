import { defineCall, type DocsOf } from '../../call';
import {
  cardPayment,
  submissionCodes,
  type SubmissionCode,
} from '../../entities/payments/submission';
import { answer } from '../../codec/entity';
import { text } from '../../codec/fields';

/** Schedules one payment by card for a later day. */
export const submitScheduledCard = defineCall<SubmissionCode>()({
  name: 'submitScheduledCard',
  method: 'POST',
  path: '/api/PaymentScheduled/SubmitCard',
  session: 'required',
  effect: 'writes',
  idempotent: true,
  request: cardPayment,
  response: answer({ referenceNumber: text }),
});

export const submitScheduledCardDocs: DocsOf<typeof submitScheduledCard> = {
  summary:
    'Schedules one payment by card for a later day. Idempotent like PaymentImmediate/SubmitAch.',
  codes: submissionCodes,
};
