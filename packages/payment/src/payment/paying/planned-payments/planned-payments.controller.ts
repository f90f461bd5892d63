import {
  deleteRecurringBank,
  deleteRecurringCard,
  deleteScheduledBank,
  deleteScheduledCard,
} from '@portico/contract';
import { accountsOf, type Core } from '@portico/core';
import { refusedDeletionText } from './planned-payments.errors';
import { createPlannedPaymentsFlow, type PlannedPaymentsFlow } from './planned-payments.flow';
import type { Deletion, Planned } from './planned-payments.state';

/** What the lists are given by the payment screen. */
export type PlannedPaymentsPage = {
  readonly core: Core;
  readonly accountNumber: () => string;
  /** The token held now: that of GetPaymentInfo, or of the last deletion. */
  readonly token: () => string;
  readonly onDeleted: (planned: Planned, token: string) => void;
};

/** The lists over the lender's API (payments §7); what is owed is read anew after a deletion (D16). */
export function createPlannedPayments(page: PlannedPaymentsPage): PlannedPaymentsFlow {
  return createPlannedPaymentsFlow({
    remove: (planned) => remove(page, planned),
    removed(planned, token) {
      void accountsOf(page.core).refresh();
      page.onDeleted(planned, token);
    },
  });
}

const calls = {
  scheduled: { card: deleteScheduledCard, bank: deleteScheduledBank },
  recurring: { card: deleteRecurringCard, bank: deleteRecurringBank },
} as const;

async function remove(page: PlannedPaymentsPage, planned: Planned): Promise<Deletion> {
  const { kind, payment } = planned;
  const answer = await page.core.client.send(calls[kind][payment.isCard ? 'card' : 'bank'], {
    payment: { encryptedString: idOf(planned), loanAccountNumber: page.accountNumber() },
    token: page.token(),
  });
  return answer.ok
    ? { ok: true, token: answer.value.token }
    : { ok: false, text: refusedDeletionText(kind, answer.error) };
}

/** What the host knows the payment by. */
function idOf(planned: Planned): string {
  return planned.kind === 'scheduled'
    ? planned.payment.encryptedString
    : planned.payment.encryptedData;
}
