import {
  paymentOutcome,
  submitImmediateBank,
  submitImmediateCard,
  submitRecurringBank,
  submitRecurringCard,
  submitScheduledBank,
  submitScheduledCard,
} from '@portico/contract';
import { fail, ok, type PaymentKind } from '@portico/rules';
import { memberRoute, type Route } from '../../http/route';
import type { Services } from '../../services';
import { submit } from './submit';
import { findSubmission } from './submission-store';

const bankCalls = {
  immediate: submitImmediateBank,
  scheduled: submitScheduledBank,
  recurring: submitRecurringBank,
} as const satisfies Record<PaymentKind, unknown>;

const cardCalls = {
  immediate: submitImmediateCard,
  scheduled: submitScheduledCard,
  recurring: submitRecurringCard,
} as const satisfies Record<PaymentKind, unknown>;

const kinds: readonly PaymentKind[] = ['immediate', 'scheduled', 'recurring'];

/** Submitting payments, and looking up a payment's outcome. */
export function submissionRoutes(services: Services): Route[] {
  const { database } = services;
  return [
    ...kinds.map((kind) =>
      memberRoute(bankCalls[kind], (input, session, request) =>
        submit(services, { submitted: { kind, type: 'ach', input }, session, request }),
      ),
    ),

    ...kinds.map((kind) =>
      memberRoute(cardCalls[kind], (input, session, request) =>
        submit(services, { submitted: { kind, type: 'card', input }, session, request }),
      ),
    ),

    memberRoute(paymentOutcome, async (_input, { borrowerId }, { idempotencyKey }) => {
      const key = idempotencyKey?.trim();
      if (!key) return fail('IdempotencyKeyMissing');
      const found = await database.write((tx) => findSubmission(tx, { borrowerId, key }));
      if (!found) return ok({ status: 'unknown', errors: [] });
      const { status, reference, code } = found;
      return ok({
        status,
        referenceNumber: reference,
        errors: code ? [{ errorMessage: code }] : [],
      });
    }),
  ];
}
