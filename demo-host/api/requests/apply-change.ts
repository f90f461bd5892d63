import type { AffectedPayment, RequestOutcome } from '@portico/contract';
import type { Executor } from '@portico/server/parts';
import { recurringContinues } from '../payments/planned/recurring-store';
import { scheduledByReference, settleScheduled } from '../payments/planned/scheduled-store';
import type { Allowed } from './decide';
import type { StoredRequest } from './request-store';

const results: Readonly<Record<string, string>> = {
  cancelled: 'debitCancelled',
  moved: 'debitMoved',
  stillTaken: 'debitStillTaken',
};

const outcomeOf = ({ effect, date, newDate, amount }: AffectedPayment): RequestOutcome => ({
  result: results[effect] ?? effect,
  words: {},
  date: newDate ?? date,
  amount,
});

/** What follows a change of the schedule, as the borrower reads it. */
export const outcomesOf = ({ kind, effect }: NonNullable<Allowed['change']>): RequestOutcome[] => [
  {
    result: kind === 'extension' ? 'paymentsSkipped' : 'dueDateMoved',
    words: {},
    date: effect.figures.after?.dueDate,
  },
  ...effect.affected.map(outcomeOf),
];

/**
 * Changes the schedule in the ledger, and with it autopay and what is planned: in the transaction of
 * the request, so that no debit comes between them.
 */
export async function applyChange(
  tx: Executor,
  request: Pick<StoredRequest, 'reference' | 'borrowerId' | 'account'>,
  { change, affected, recurring }: NonNullable<Allowed['change']>['effect'],
): Promise<void> {
  await tx.run(
    `INSERT INTO schedule_changes (account, made_on, from_installment, first_due, step, request)
     VALUES (?, ?, ?, ?, ?, ?)`,
    [request.account, change.madeOn, change.from, change.firstDue, change.step, request.reference],
  );
  if (recurring) await recurringContinues(tx, recurring);
  for (const { paymentId, effect } of affected) {
    if (paymentId === undefined || effect !== 'cancelled') continue;
    const found = await scheduledByReference(tx, request.borrowerId, paymentId);
    if (found?.status === 'waiting') await settleScheduled(tx, found.id, 'deleted');
  }
}
