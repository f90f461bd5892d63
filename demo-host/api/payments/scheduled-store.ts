import type { ScheduledPayment } from '@portico/contract';
import type { Cents, LocalDate } from '@portico/rules';
import { number, object, pipe, string, transform } from 'valibot';
import type { Executor } from '../database/database';
import { centsColumn, dayColumn } from '../ledger/account-store';

/** A payment waiting for its day. */
export type WaitingPayment = {
  readonly id: number;
  readonly submissionId: number;
  readonly account: string;
  readonly payOn: LocalDate;
  readonly amount: Cents;
  readonly fee: Cents;
  readonly lastFour: string;
  readonly reference: string;
};

const row = pipe(
  object({
    id: number(),
    submission_id: number(),
    account: string(),
    pay_on: dayColumn,
    amount: centsColumn,
    fee: centsColumn,
    last_four: string(),
    reference: string(),
  }),
  transform(({ submission_id, pay_on, last_four, ...rest }): WaitingPayment => ({
    ...rest,
    submissionId: submission_id,
    payOn: pay_on,
    lastFour: last_four,
  })),
);

const columns =
  'SELECT id, submission_id, account, pay_on, amount, fee, last_four, reference FROM scheduled_payments';

/** The payments of a loan that are still to come. */
export async function waitingPayments(
  from: Executor,
  account: string,
): Promise<ScheduledPayment[]> {
  const rows = await from.all(
    row,
    `${columns} WHERE account = ? AND status = 'waiting' ORDER BY pay_on`,
    [account],
  );
  return rows.map((payment) => ({
    encryptedString: payment.reference,
    isCard: false,
    accountNumber: payment.lastFour,
    paymentDate: payment.payOn,
    paymentAmount: payment.amount,
    canDelete: true,
    hasBeenPosted: false,
  }));
}

/** The payments whose day has come, in the order of their days. */
export function duePayments(from: Executor, today: LocalDate): Promise<WaitingPayment[]> {
  return from.all(row, `${columns} WHERE status = 'waiting' AND pay_on <= ? ORDER BY pay_on, id`, [
    today,
  ]);
}

export async function settleScheduled(tx: Executor, id: number): Promise<void> {
  await tx.run("UPDATE scheduled_payments SET status = 'posted' WHERE id = ?", [id]);
}

/** What a scheduled payment is made of. */
export type NewScheduledPayment = Omit<WaitingPayment, 'id'> & {
  readonly borrowerId: number;
  readonly sealedNumber: string;
  readonly routingNumber: string;
};

export async function schedulePayment(tx: Executor, payment: NewScheduledPayment): Promise<void> {
  await tx.run(
    `INSERT INTO scheduled_payments (submission_id, borrower_id, account, pay_on, amount, fee,
     last_four, sealed_number, routing_number, reference) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      payment.submissionId,
      payment.borrowerId,
      payment.account,
      payment.payOn,
      payment.amount,
      payment.fee,
      payment.lastFour,
      payment.sealedNumber,
      payment.routingNumber,
      payment.reference,
    ],
  );
}
