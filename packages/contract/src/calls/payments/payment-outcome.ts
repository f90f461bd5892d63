import { defineCall, type DocsOf } from '../../call';
import { entity } from '../../codec/entity';
import { choice, flag, optional, optionalText, text } from '../../codec/fields';
import { tolerantList } from '../../codec/tolerant';

/** The outcome of a submission, by its Idempotency-Key (D121). */
export const paymentOutcome = defineCall<'IdempotencyKeyMissing'>()({
  name: 'paymentOutcome',
  method: 'GET',
  path: '/api/PaymentInformation/GetPaymentOutcome',
  session: 'required',
  effect: 'writes',
  idempotent: true,
  optional: true,
  response: entity({
    /** `unknown`: no submission with this key was received before this look-up. */
    status: choice(['unknown', 'processing', 'posted', 'refused']),
    /**
     * With `unknown`: the look-up closed the key, so a submission that arrives later under it is
     * refused with `KeyClosed` (D173). Missing from a host that closes no keys.
     */
    keyIsClosed: optional(flag),
    referenceNumber: optionalText,
    errors: tolerantList(entity({ errorMessage: text })),
  }),
});

export const paymentOutcomeDocs: DocsOf<typeof paymentOutcome> = {
  summary:
    'The outcome of the submission with this Idempotency-Key: unknown (none was received), processing, posted with its reference number, or refused with its codes. A look-up of a key that was never used closes it: the host records that nothing was paid under it, answers KeyIsClosed, and refuses a submission that arrives later under it with KeyClosed. A host without KeyIsClosed closes no keys.',
  codes: { IdempotencyKeyMissing: 'The header Idempotency-Key is missing.' },
};
