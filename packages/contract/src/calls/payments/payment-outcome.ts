import { defineCall, type DocsOf } from '../../call';
import { entity } from '../../codec/entity';
import { choice, optionalText, text } from '../../codec/fields';
import { tolerantList } from '../../codec/tolerant';

/** The outcome of a submission, by its Idempotency-Key (D121). */
export const paymentOutcome = defineCall<'IdempotencyKeyMissing'>()({
  name: 'paymentOutcome',
  method: 'GET',
  path: '/api/PaymentInformation/GetPaymentOutcome',
  session: 'required',
  idempotent: true,
  optional: true,
  response: entity({
    /**
     * `unknown`: no submission with this key was received; it may be sent again with the same key.
     */
    status: choice(['unknown', 'processing', 'posted', 'refused']),
    referenceNumber: optionalText,
    errors: tolerantList(entity({ errorMessage: text })),
  }),
});

export const paymentOutcomeDocs: DocsOf<typeof paymentOutcome> = {
  summary:
    'The outcome of the submission with this Idempotency-Key: unknown (none was received), processing, posted with its reference number, or refused with its codes.',
  codes: { IdempotencyKeyMissing: 'The header Idempotency-Key is missing.' },
};
