import {
  paymentOutcome,
  submitImmediateBank,
  submitImmediateCard,
  submitRecurringBank,
  submitRecurringCard,
  submitScheduledBank,
  submitScheduledCard,
} from '@portico/contract';
import type { PaymentKind } from '@portico/rules';
import { lookUpOutcome, memberRoute, type Route } from '@portico/server/parts';
import type { Services } from '../../services';
import { submit } from './submit';

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
  return [
    ...kinds.map((kind) =>
      memberRoute(bankCalls[kind], (input, session, request) =>
        submit(services, bankCalls[kind], input, {
          submitted: { kind, type: 'ach', input },
          session,
          request,
        }),
      ),
    ),

    ...kinds.map((kind) =>
      memberRoute(cardCalls[kind], (input, session, request) =>
        submit(services, cardCalls[kind], input, {
          submitted: { kind, type: 'card', input },
          session,
          request,
        }),
      ),
    ),

    memberRoute(paymentOutcome, (_input, { borrowerId }, request) =>
      lookUpOutcome(services, borrowerId, request),
    ),
  ];
}
