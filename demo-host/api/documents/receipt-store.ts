import type { Cents, LocalDate } from '@portico/rules';
import { number, object, string } from 'valibot';
import type { Executor } from '@portico/server/parts';
import { centsColumn, dayColumn } from '../ledger/account-store';
import { principalMark } from '../ledger/posting';

/** A submitted payment, found by its reference number. */
export type Receipt = {
  readonly reference: string;
  readonly state: 'paid' | 'scheduled' | 'recurring';
  readonly account: string;
  readonly on: LocalDate;
  /** Includes fees and additional principal. */
  readonly total: Cents;
  readonly description: string;
};

const row = object({
  account: string(),
  day: dayColumn,
  total: centsColumn,
  description: string(),
  borrower_id: number(),
});

/** Where a reference number is looked up, in this order. */
const places = [
  [
    'paid',
    `SELECT p.account, p.posted_on AS day, SUM(l.amount) AS total, p.description, a.borrower_id
     FROM postings p JOIN accounts a ON a.number = p.account
     JOIN postings part ON part.account = p.account
       AND (part.id = p.id OR part.cause = p.cause || '${principalMark}')
     JOIN posting_lines l ON l.posting_id = part.id AND l.book = 'cash'
     WHERE p.reference = ? AND a.borrower_id = ? GROUP BY p.id, a.borrower_id`,
  ],
  [
    'scheduled',
    `SELECT account, pay_on AS day, amount + fee AS total, 'Payment from x' || last_four AS
     description, borrower_id FROM scheduled_payments
     WHERE reference = ? AND borrower_id = ? AND status = 'waiting'`,
  ],
  [
    'recurring',
    `SELECT account, first_on AS day, amount + additional_principal + fee AS total,
     'Autopay' AS description, borrower_id FROM recurring_payments
     WHERE reference = ? AND borrower_id = ? AND status = 'active'`,
  ],
] as const;

/** A payment of this borrower; undefined when none has that number. */
export async function receiptOf(
  from: Executor,
  borrowerId: number,
  reference: string,
): Promise<Receipt | undefined> {
  for (const [state, sql] of places) {
    const found = await from.first(row, sql, [reference, borrowerId]);
    if (!found) continue;
    const { account, day, total, description } = found;
    return { reference, state, account, on: day, total, description };
  }
  return undefined;
}
