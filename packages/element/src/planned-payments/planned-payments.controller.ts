import {
  deleteRecurringBank,
  deleteRecurringCard,
  deleteScheduledBank,
  deleteScheduledCard,
} from '@portico/contract';
import { accountsOf } from '@portico/core/accounts';
import type { Core, Result } from '@portico/core/internal';
import { refusedDeletionText } from './planned-payments.errors';
import { createPlannedPaymentsFlow, type PlannedPaymentsFlow } from './planned-payments.flow';
import type { Deletion, Planned } from './planned-payments.state';

/** What a screen with planned payments passes to their deletion. */
export type PlannedPaymentsPage = {
  readonly accountNumber: string;
  /** The current token: that of GetPaymentInfo, or of the last deletion. */
  readonly token: () => Promise<Result<string>>;
  /** It is deleted; `token` replaces the current one. */
  readonly onDeleted: (planned: Planned, token: string) => void;
};

/** The deletion over the lender's API (payments §7); it reloads the accounts (D16). */
export function createPlannedPayments(
  core: Core,
  page: () => PlannedPaymentsPage,
): PlannedPaymentsFlow {
  return createPlannedPaymentsFlow({
    remove: (planned) => remove(core, page(), planned),
    removed(planned, token) {
      void accountsOf(core).refresh();
      page().onDeleted(planned, token);
    },
  });
}

const calls = {
  scheduled: { card: deleteScheduledCard, bank: deleteScheduledBank },
  recurring: { card: deleteRecurringCard, bank: deleteRecurringBank },
} as const;

async function remove(core: Core, page: PlannedPaymentsPage, planned: Planned): Promise<Deletion> {
  const { kind, payment } = planned;
  const token = await page.token();
  if (!token.ok) return { ok: false, text: refusedDeletionText(kind, token.error) };
  const answer = await core.client.send(calls[kind][payment.isCard ? 'card' : 'bank'], {
    payment: { encryptedString: idOf(planned), loanAccountNumber: page.accountNumber },
    token: token.value,
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
