import { defineCall, type DocsOf } from '../call';
import { entity } from '../entity';
import { choice, optionalText, text } from '../fields';
import { tolerantList } from '../tolerant';

/** What became of a submission, looked up by its Idempotency-Key (D121). */
export const paymentOutcome = defineCall<'IdempotencyKeyMissing'>()({
  name: 'paymentOutcome',
  method: 'GET',
  path: '/api/PaymentInformation/GetPaymentOutcome',
  session: 'required',
  idempotent: true,
  optional: true,
  response: entity({
    /** `unknown`: no submission came in with this key; it may be sent again with the same key. */
    status: choice(['unknown', 'processing', 'posted', 'refused']),
    referenceNumber: optionalText,
    errors: tolerantList(entity({ errorMessage: text })),
  }),
});

export const paymentOutcomeDocs: DocsOf<typeof paymentOutcome> = {
  summary:
    'What became of the submission with this Idempotency-Key: unknown (none came in), processing, posted with its reference number, or refused with its codes.',
  codes: { IdempotencyKeyMissing: 'The header Idempotency-Key is missing.' },
};
