import { paymentOutcome, submitImmediateBank, submitScheduledBank } from '@portico/contract';
import { fail, ok } from '@portico/rules';
import { memberRoute, type Route } from '../http/route';
import type { Services } from '../services';
import { submit } from './submit';
import { findSubmission, isAbandoned } from './submission-store';

/** Paying, and asking what became of a payment. */
export function submissionRoutes(services: Services): Route[] {
  const { database, clock } = services;
  return [
    memberRoute(submitImmediateBank, (input, session, visit) =>
      submit(services, { kind: 'immediate', input, session, visit }),
    ),

    memberRoute(submitScheduledBank, (input, session, visit) =>
      submit(services, { kind: 'scheduled', input, session, visit }),
    ),

    memberRoute(paymentOutcome, async (_input, { borrowerId }, { idempotencyKey }) => {
      const key = idempotencyKey?.trim();
      if (!key) return fail('IdempotencyKeyMissing');
      const found = await findSubmission(database, { borrowerId, key });
      if (!found || isAbandoned(found, clock())) return ok({ status: 'unknown', errors: [] });
      const { status, reference, code } = found;
      return ok({
        status,
        referenceNumber: reference,
        errors: code ? [{ errorMessage: code }] : [],
      });
    }),
  ];
}
