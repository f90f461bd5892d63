import {
  deleteRecurringBank,
  deleteRecurringCard,
  deleteScheduledBank,
  deleteScheduledCard,
  paymentInfo,
  readOr,
  skipNextDebit,
  unread,
} from '@portico/contract';
import { accountsOf } from '@portico/core/accounts';
import { whatBecame, type ApiError, type CallOutcome, type Core } from '@portico/core/internal';
import { fail, ok, sameValue } from '@portico/rules';
import { refusedDeletionText } from './planned-payments.errors';
import { createPlannedPaymentsFlow, type PlannedPaymentsFlow } from './planned-payments.flow';
import type { Debit, Deletion, Planned, PlannedNow } from './planned-payments.state';

/** What a screen with planned payments passes to their deletion. */
export type PlannedPaymentsPage = {
  readonly accountNumber: string;
  /** The current token: that of GetPaymentInfo, or of the last deletion. */
  readonly token: () => Promise<CallOutcome<string>>;
  /** It is deleted or skipped; `token` replaces the current one. */
  readonly onDeleted: (planned: Planned, token: string) => void;
  /** The payments as they are, read after a deletion without an answer. */
  readonly onRead: (now: PlannedNow) => void;
};

/** The deletion over the lender's API (payments §7); it reloads the accounts (D16). */
export function createPlannedPayments(
  core: Core,
  page: () => PlannedPaymentsPage,
): PlannedPaymentsFlow {
  return createPlannedPaymentsFlow({
    remove: (planned) => deletePlanned(core, page(), planned),
    removed(planned, token) {
      void accountsOf(core).refresh();
      page().onDeleted(planned, token);
    },
    read: (now) => page().onRead(now),
    delay: core.environment.delay,
  });
}

const calls = {
  scheduled: { card: deleteScheduledCard, bank: deleteScheduledBank },
  recurring: { card: deleteRecurringCard, bank: deleteRecurringBank },
} as const;

/** Deletes a planned payment, or skips a debit. Where the answer was lost, what is planned is read (D175). */
export async function deletePlanned(
  core: Core,
  page: Pick<PlannedPaymentsPage, 'accountNumber' | 'token'>,
  planned: Planned,
): Promise<Deletion> {
  const { kind, payment } = planned;
  const token = await page.token();
  if (!token.ok) return notSent(kind, token.error);
  const input = {
    payment: { paymentId: payment.paymentId, loanAccountNumber: page.accountNumber },
    paymentToken: token.value,
  };
  const answer =
    planned.kind === 'debit'
      ? await core.client.send(skipNextDebit, { ...input, debitDate: planned.debit.date })
      : await core.client.send(calls[planned.kind][payment.isCard ? 'card' : 'bank'], input);
  return answer.ok
    ? ok(answer.value.paymentToken)
    : whatBecameOf(core, page, planned, answer.error);
}

function notSent(kind: Planned['kind'], error: ApiError): Deletion {
  const { delivery } = error;
  return fail({
    text: refusedDeletionText(kind, error),
    unanswered: delivery === 'refused' ? undefined : 'notSent',
    now: undefined,
  });
}

/** Where the answer was lost, the payments are read and shown as they are. */
async function whatBecameOf(
  { client }: Core,
  { accountNumber }: Pick<PlannedPaymentsPage, 'accountNumber'>,
  planned: Planned,
  error: ApiError,
): Promise<Deletion> {
  let now: PlannedNow | undefined;
  const became = await whatBecame(error, async () => {
    const answer = await client.send(paymentInfo, { accountNumber }, { fresh: true });
    now = answer.ok ? answer.value : undefined;
    return now && !isPlanned(planned, now);
  });
  if (became === 'made' && now) return ok(now.paymentToken);
  const text = refusedDeletionText(planned.kind, error);
  return fail({ text, unanswered: became === 'made' ? undefined : became, now });
}

/** Whether a payment is planned; a host may give it another id each time. */
function isPlanned(planned: Planned, { scheduledPayments, recurringPayment }: PlannedNow): boolean {
  if (planned.kind === 'recurring') return recurringPayment !== undefined;
  if (planned.kind === 'debit') return isTaken(planned.debit, recurringPayment);
  // Not known, so that it is not said to be deleted.
  if (scheduledPayments === unread) return true;
  const { paymentId: _, ...shown } = planned.payment;
  return scheduledPayments.some(
    ({ paymentId, ...each }) => paymentId === planned.payment.paymentId || sameValue(each, shown),
  );
}

/** Whether a debit is still taken; where that is not known, it is not said to be skipped. */
function isTaken(debit: Debit, recurring: PlannedNow['recurringPayment']): boolean {
  const debits = readOr(recurring, undefined)?.nextDebits;
  return !debits || debits.some(({ date, isSkipped }) => date === debit.date && !isSkipped);
}
