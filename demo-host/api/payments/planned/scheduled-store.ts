import type { ScheduledPayment } from '@portico/contract';
import type { Cents, LocalDate } from '@portico/rules';
import { nullable, number, object, picklist, pipe, string, transform } from 'valibot';
import type { Executor } from '@portico/server/parts';
import { centsColumn, dayColumn } from '../../ledger/account-store';

/** A one-time payment for a later day. */
export type StoredScheduled = {
  readonly id: number;
  readonly submissionId: number;
  readonly borrowerId: number;
  readonly account: string;
  readonly payOn: LocalDate;
  readonly amount: Cents;
  readonly isPayoff: boolean;
  /** The lender's fee and a third party's. */
  readonly fee: Cents;
  readonly isCard: boolean;
  /** Undefined for a method that is used for this payment only. */
  readonly profileId: string | undefined;
  readonly lastFour: string;
  readonly sealedNumber: string;
  /** `MM/YY` of a card. */
  readonly expiration: string | undefined;
  readonly reference: string;
  readonly status: 'waiting' | 'posted' | 'failed' | 'deleted';
};

const row = pipe(
  object({
    id: number(),
    submission_id: number(),
    borrower_id: number(),
    account: string(),
    pay_on: dayColumn,
    amount: centsColumn,
    fee: centsColumn,
    is_payoff: number(),
    is_card: number(),
    profile_id: nullable(string()),
    last_four: string(),
    sealed_number: string(),
    expiration: nullable(string()),
    reference: string(),
    status: picklist(['waiting', 'posted', 'failed', 'deleted']),
  }),
  transform((one): StoredScheduled => ({
    id: one.id,
    submissionId: one.submission_id,
    borrowerId: one.borrower_id,
    account: one.account,
    payOn: one.pay_on,
    amount: one.amount,
    fee: one.fee,
    isPayoff: one.is_payoff === 1,
    isCard: one.is_card === 1,
    profileId: one.profile_id ?? undefined,
    lastFour: one.last_four,
    sealedNumber: one.sealed_number,
    expiration: one.expiration ?? undefined,
    reference: one.reference,
    status: one.status,
  })),
);

/** The scheduled payments of a loan that are not made yet, the next one first. */
export function waitingPaymentsOf(from: Executor, account: string): Promise<StoredScheduled[]> {
  return from.all(
    row,
    "SELECT * FROM scheduled_payments WHERE account = ? AND status = 'waiting' ORDER BY pay_on",
    [account],
  );
}

/** The same as the contract has them. */
export async function waitingPayments(
  from: Executor,
  account: string,
): Promise<ScheduledPayment[]> {
  const rows = await waitingPaymentsOf(from, account);
  return rows.map((payment) => ({
    paymentId: payment.reference,
    isCard: payment.isCard,
    accountNumber: payment.lastFour,
    paymentDate: payment.payOn,
    paymentAmount: payment.amount,
    canDelete: true,
    hasBeenPosted: false,
  }));
}

/** Whether a payment that pays the loan off is not made yet. */
export async function isPayoffPlanned(from: Executor, account: string): Promise<boolean> {
  const planned = await from.first(
    row,
    "SELECT * FROM scheduled_payments WHERE account = ? AND status = 'waiting' AND is_payoff = 1",
    [account],
  );
  return planned !== undefined;
}

/** The payments that are due, in the order of their days. */
export function duePayments(from: Executor, today: LocalDate): Promise<StoredScheduled[]> {
  return from.all(
    row,
    `SELECT * FROM scheduled_payments WHERE status = 'waiting' AND pay_on <= ?
     ORDER BY pay_on, id`,
    [today],
  );
}

/** A borrower's scheduled payment in any status. */
export function scheduledByReference(
  from: Executor,
  borrowerId: number,
  reference: string,
): Promise<StoredScheduled | undefined> {
  return from.first(
    row,
    'SELECT * FROM scheduled_payments WHERE borrower_id = ? AND reference = ?',
    [borrowerId, reference],
  );
}

export async function settleScheduled(
  tx: Executor,
  id: number,
  status: Exclude<StoredScheduled['status'], 'waiting'>,
): Promise<void> {
  await tx.run('UPDATE scheduled_payments SET status = ? WHERE id = ?', [status, id]);
}

export async function schedulePayment(
  tx: Executor,
  payment: Omit<StoredScheduled, 'id' | 'status'>,
): Promise<void> {
  await tx.run(
    `INSERT INTO scheduled_payments (submission_id, borrower_id, account, pay_on, amount, fee,
     is_payoff, is_card, profile_id, last_four, sealed_number, expiration, reference)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      payment.submissionId,
      payment.borrowerId,
      payment.account,
      payment.payOn,
      payment.amount,
      payment.fee,
      payment.isPayoff ? 1 : 0,
      payment.isCard ? 1 : 0,
      payment.profileId ?? null,
      payment.lastFour,
      payment.sealedNumber,
      payment.expiration ?? null,
      payment.reference,
    ],
  );
}
