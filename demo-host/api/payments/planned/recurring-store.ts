import { recurringFrequencies, type Cents } from '@portico/rules';
import { number, object, picklist, pipe, string, transform } from 'valibot';
import type { Executor } from '@portico/server/parts';
import { centsColumn, dayColumn } from '../../ledger/account-store';
import type { StoredPlan } from './recurring-plan';

/** A recurring payment. */
export type StoredRecurring = StoredPlan & {
  readonly id: number;
  readonly borrowerId: number;
  readonly account: string;
  readonly isCard: boolean;
  readonly profileId: string;
  /** 0 pays the amount due on each day (D151). */
  readonly amount: Cents;
  readonly additionalPrincipal: Cents;
  /** The lender's fee and a third party's, for each payment. */
  readonly fee: Cents;
  readonly reference: string;
  readonly nextRun: number;
  readonly status: 'active' | 'finished' | 'deleted';
};

const row = pipe(
  object({
    id: number(),
    borrower_id: number(),
    account: string(),
    is_card: number(),
    profile_id: string(),
    frequency: picklist(recurringFrequencies),
    first_on: dayColumn,
    days_before: number(),
    amount: centsColumn,
    additional_principal: centsColumn,
    fee: centsColumn,
    reference: string(),
    next_run: number(),
    status: picklist(['active', 'finished', 'deleted']),
  }),
  transform((one): StoredRecurring => ({
    id: one.id,
    borrowerId: one.borrower_id,
    account: one.account,
    isCard: one.is_card === 1,
    profileId: one.profile_id,
    frequency: one.frequency,
    firstOn: one.first_on,
    daysBefore: one.days_before,
    amount: one.amount,
    additionalPrincipal: one.additional_principal,
    fee: one.fee,
    reference: one.reference,
    nextRun: one.next_run,
    status: one.status,
  })),
);

/** The loan's active recurring payment. */
export function activeRecurring(
  from: Executor,
  account: string,
): Promise<StoredRecurring | undefined> {
  return from.first(
    row,
    "SELECT * FROM recurring_payments WHERE account = ? AND status = 'active'",
    [account],
  );
}

export function allActiveRecurring(from: Executor): Promise<StoredRecurring[]> {
  return from.all(row, "SELECT * FROM recurring_payments WHERE status = 'active' ORDER BY id");
}

/** A borrower's recurring payment in any status. */
export function recurringByReference(
  from: Executor,
  borrowerId: number,
  reference: string,
): Promise<StoredRecurring | undefined> {
  return from.first(
    row,
    'SELECT * FROM recurring_payments WHERE borrower_id = ? AND reference = ?',
    [borrowerId, reference],
  );
}

export type NewRecurring = Omit<StoredRecurring, 'id' | 'status'> & {
  readonly submissionId: number;
};

export async function addRecurring(tx: Executor, payment: NewRecurring): Promise<void> {
  await tx.run(
    `INSERT INTO recurring_payments (submission_id, borrower_id, account, is_card, profile_id,
     frequency, first_on, days_before, amount, additional_principal, fee, reference, next_run)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      payment.submissionId,
      payment.borrowerId,
      payment.account,
      payment.isCard ? 1 : 0,
      payment.profileId,
      payment.frequency,
      payment.firstOn,
      payment.daysBefore,
      payment.amount,
      payment.additionalPrincipal,
      payment.fee,
      payment.reference,
      payment.nextRun,
    ],
  );
}

export async function nextRunIs(tx: Executor, id: number, nextRun: number): Promise<void> {
  await tx.run('UPDATE recurring_payments SET next_run = ? WHERE id = ?', [nextRun, id]);
}

/** Sets from which day a recurring payment on due dates is counted, and its next payment. */
export async function recurringContinues(
  tx: Executor,
  { id, firstOn, nextRun }: Pick<StoredRecurring, 'id' | 'firstOn' | 'nextRun'>,
): Promise<void> {
  await tx.run('UPDATE recurring_payments SET first_on = ?, next_run = ? WHERE id = ?', [
    firstOn,
    nextRun,
    id,
  ]);
}

export async function endRecurring(
  tx: Executor,
  id: number,
  status: 'finished' | 'deleted',
): Promise<void> {
  await tx.run('UPDATE recurring_payments SET status = ? WHERE id = ?', [status, id]);
}
