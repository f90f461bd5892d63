import { cents, type Cents, type LocalDate } from '@portico/rules';
import { nullable, number, object, picklist, pipe, string, transform } from 'valibot';
import type { Executor } from '../database/database';
import { centsColumn, dayColumn, type StoredAccount } from './account-store';
import {
  accrual,
  ledgerAccounts,
  isBalanced,
  paymentReceived,
  principalReceived,
  type Posting,
} from './posting';
import { owedOn, splitPayment } from './loan-state';

const row = pipe(
  object({
    kind: picklist(['advance', 'accrual', 'fee', 'payment', 'deposit', 'withdrawal']),
    posted_on: dayColumn,
    description: string(),
    reference: nullable(string()),
    cause: nullable(string()),
    principal: centsColumn,
    interest: centsColumn,
    fees: centsColumn,
    savings: centsColumn,
    cash: centsColumn,
    income: centsColumn,
  }),
  transform(({ kind, posted_on, description, reference, cause, ...lines }): Posting => ({
    kind,
    postedOn: posted_on,
    description,
    reference: reference ?? undefined,
    cause: cause ?? undefined,
    lines,
  })),
);

const sums = ledgerAccounts
  .map(
    (ledgerAccount) =>
      `COALESCE(SUM(CASE WHEN l.book = '${ledgerAccount}' THEN l.amount END), 0) AS ${ledgerAccount}`,
  )
  .join(', ');

/** Every posting of an account, in the order they were made. */
export function postingsOf(from: Executor, account: string): Promise<Posting[]> {
  return from.all(
    row,
    `SELECT p.kind, p.posted_on, p.description, p.reference, p.cause, ${sums}
     FROM postings p JOIN posting_lines l ON l.posting_id = p.id
     WHERE p.account = ? GROUP BY p.id ORDER BY p.posted_on, p.id`,
    [account],
  );
}

/** Writes a posting. Throws when debits and credits differ, or its cause was booked before. */
export async function post(tx: Executor, account: string, posting: Posting): Promise<void> {
  if (!isBalanced(posting)) throw new Error('A posting whose lines do not add up to zero');
  const { kind, postedOn, description, reference = null, cause = null } = posting;
  const inserted = await tx.first(
    object({ id: number() }),
    `INSERT INTO postings (account, kind, posted_on, description, reference, cause)
     VALUES (?, ?, ?, ?, ?, ?) RETURNING id`,
    [account, kind, postedOn, description, reference, cause],
  );
  if (!inserted) throw new Error('A posting without an id');
  const lines = Object.entries(posting.lines).filter(([, amount]) => amount !== 0);
  const places = lines.map(() => '(?, ?, ?)').join(', ');
  await tx.run(
    `INSERT INTO posting_lines VALUES ${places}`,
    lines.flatMap(([ledgerAccount, amount]) => [inserted.id, ledgerAccount, amount]),
  );
}

/** A payment to post. `amount` goes to the account, `processingFee` on top of it. */
export type IncomingPayment = {
  readonly amount: Cents;
  /** Lowers only the principal; what is due stays due. */
  readonly additionalPrincipal: Cents;
  readonly processingFee: Cents;
  readonly on: LocalDate;
  readonly description: string;
  readonly reference: string;
  readonly cause: string;
};

/** Posts the interest up to the day, then the payment, split over fees, interest and principal. */
export async function postPayment(
  tx: Executor,
  account: Pick<StoredAccount, 'number' | 'rate'>,
  payment: IncomingPayment,
): Promise<void> {
  const owed = owedOn(await postingsOf(tx, account.number), account.rate, payment.on);
  await accrue(tx, account.number, owed.unposted, payment.on);
  const parts = splitPayment(payment.amount, owed);
  const { on, description, reference, cause, processingFee, additionalPrincipal } = payment;
  await post(
    tx,
    account.number,
    paymentReceived({ ...parts, processingFee }, { on, description, reference, cause }),
  );
  if (additionalPrincipal > 0) {
    const event = { on, description: `${description}, additional principal`, cause };
    await post(tx, account.number, principalReceived(additionalPrincipal, event));
  }
}

/** Posts interest earned up to a day. */
export async function accrue(
  tx: Executor,
  account: string,
  interest: Cents,
  on: LocalDate,
): Promise<void> {
  if (interest > cents(0))
    await post(tx, account, accrual(interest, { on, description: 'Interest' }));
}
