import { cents, localDate, type Cents, type LocalDate } from '@portico/rules';
import { check, nullable, number, object, picklist, pipe, string, transform } from 'valibot';
import type { Executor } from '../database/database';
import type { Terms } from './loan-state';

/** A day of the database. */
export const dayColumn = pipe(
  string(),
  transform(localDate),
  check((day) => day !== undefined),
  transform((day): LocalDate => {
    if (day === undefined) throw new Error('Not a day');
    return day;
  }),
);

/** Whole cents of the database. */
export const centsColumn = pipe(number(), transform(cents));

const flagColumn = pipe(
  number(),
  transform((value) => value === 1),
);

/** Codes with which a host can refuse web payments to an account (payments §8). */
const refusals = [
  'BlockedOnPendingRecurring',
  'Delinquent',
  'LoanLockedPayoff',
  'Dispute',
  'NightError',
] as const;

const columns = object({
  number: string(),
  borrower_id: number(),
  type: number(),
  description: string(),
  hold_code: string(),
  opened_on: dayColumn,
  rate: number(),
  statement_format: string(),
  first_due_on: nullable(dayColumn),
  installment: nullable(centsColumn),
  installments: nullable(number()),
  billing: nullable(picklist(['Weekly', 'BiWeekly', 'Monthly'])),
  late_fee: centsColumn,
  grace_days: number(),
  credit_limit: nullable(centsColumn),
  restriction: nullable(string()),
  blocks_online: flagColumn,
  blocks_ach: flagColumn,
  blocks_card: flagColumn,
  allows_cards: flagColumn,
  allows_recurring: flagColumn,
  refusal: nullable(picklist(refusals)),
});

/** An account as stored; `terms` only for a loan or line of credit. */
export type StoredAccount = {
  readonly number: string;
  readonly borrowerId: number;
  readonly type: number;
  readonly description: string;
  readonly holdCode: string;
  readonly openedOn: LocalDate;
  /** Hundredths of a percent a year. */
  readonly rate: number;
  readonly statementFormat: string;
  readonly terms: Terms | undefined;
  readonly lateFee: Cents;
  readonly graceDays: number;
  readonly creditLimit: Cents | undefined;
  readonly restriction: string | undefined;
  readonly blocks: { readonly online: boolean; readonly ach: boolean; readonly card: boolean };
  readonly allowsCards: boolean;
  readonly allowsRecurring: boolean;
  /** The code with which GetPaymentInfo refuses it. */
  readonly refusal: (typeof refusals)[number] | undefined;
};

const account = pipe(
  columns,
  transform((row): StoredAccount => ({
    number: row.number,
    borrowerId: row.borrower_id,
    type: row.type,
    description: row.description,
    holdCode: row.hold_code,
    openedOn: row.opened_on,
    rate: row.rate,
    statementFormat: row.statement_format,
    terms:
      row.first_due_on && row.installment && row.billing
        ? {
            rate: row.rate,
            schedule: {
              firstDue: row.first_due_on,
              installment: row.installment,
              installments: row.installments ?? undefined,
              billing: row.billing,
            },
          }
        : undefined,
    lateFee: row.late_fee,
    graceDays: row.grace_days,
    creditLimit: row.credit_limit ?? undefined,
    restriction: row.restriction ?? undefined,
    blocks: { online: row.blocks_online, ach: row.blocks_ach, card: row.blocks_card },
    allowsCards: row.allows_cards,
    allowsRecurring: row.allows_recurring,
    refusal: row.refusal ?? undefined,
  })),
);

/** A borrower's accounts, without those hidden from the web, ordered by number. */
export function accountsOf(from: Executor, borrowerId: number): Promise<StoredAccount[]> {
  return from.all(
    account,
    'SELECT * FROM accounts WHERE borrower_id = ? AND hidden_at IS NULL ORDER BY number',
    [borrowerId],
  );
}

/** One account, only if it is the borrower's and not hidden from the web. */
export function accountOf(
  from: Executor,
  borrowerId: number,
  number: string,
): Promise<StoredAccount | undefined> {
  return from.first(
    account,
    'SELECT * FROM accounts WHERE borrower_id = ? AND number = ? AND hidden_at IS NULL',
    [borrowerId, number],
  );
}

/** Hides a borrower's account from the web permanently (D137); false when there is none. */
export async function hideAccountOf(
  tx: Executor,
  borrowerId: number,
  number: string,
  now: number,
): Promise<boolean> {
  const hidden = await tx.first(
    object({ number: string() }),
    `UPDATE accounts SET hidden_at = coalesce(hidden_at, ?) WHERE borrower_id = ? AND number = ?
     RETURNING number`,
    [now, borrowerId, number],
  );
  return hidden !== undefined;
}

/** One account of any borrower; for bookings that no borrower requests. */
export function accountByNumber(
  from: Executor,
  number: string,
): Promise<StoredAccount | undefined> {
  return from.first(account, 'SELECT * FROM accounts WHERE number = ?', [number]);
}

/** Every account on which money can be owed. */
export function accountsWithTerms(from: Executor): Promise<StoredAccount[]> {
  return from.all(account, 'SELECT * FROM accounts WHERE installment IS NOT NULL ORDER BY number');
}
