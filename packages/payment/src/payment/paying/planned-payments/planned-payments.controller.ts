import {
  deleteRecurringBank,
  deleteRecurringCard,
  deleteScheduledBank,
  deleteScheduledCard,
} from '@portico/contract';
import { accountsOf } from '@portico/core/accounts';
import type { Core } from '@portico/core/internal';
import { refusedDeletionText } from './planned-payments.errors';
import { createPlannedPaymentsFlow, type PlannedPaymentsFlow } from './planned-payments.flow';
import type { Deletion, Planned } from './planned-payments.state';

/** What the payment screen passes to the lists. */
export type PlannedPaymentsPage = {
  readonly core: Core;
  readonly accountNumber: () => string;
  /** The current token: that of GetPaymentInfo, or of the last deletion. */
  readonly token: () => string;
  readonly onDeleted: (planned: Planned, token: string) => void;
};

/** The lists over the lender's API (payments §7); a deletion reloads the accounts (D16). */
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

/** The host's id of the payment. */
function idOf(planned: Planned): string {
  return planned.kind === 'scheduled'
    ? planned.payment.encryptedString
    : planned.payment.encryptedData;
}
