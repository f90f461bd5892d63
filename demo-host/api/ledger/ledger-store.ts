import { nullable, number, object, picklist, pipe, string, transform } from 'valibot';
import type { Executor } from '../database/database';
import { centsColumn, dayColumn, type StoredAccount } from './account-store';
import { paymentPostings, type IncomingPayment } from './bookings';
import { isBalanced, ledgerAccounts, postingKinds, type Posting } from './posting';

const row = pipe(
  object({
    kind: picklist(postingKinds),
    posted_on: dayColumn,
    posted_at: nullable(string()),
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
  transform(({ kind, posted_on, posted_at, description, reference, cause, ...lines }): Posting => ({
    kind,
    postedOn: posted_on,
    postedAt: posted_at ?? undefined,
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
    `SELECT p.kind, p.posted_on, p.posted_at, p.description, p.reference, p.cause, ${sums}
     FROM postings p JOIN posting_lines l ON l.posting_id = p.id
     WHERE p.account = ? GROUP BY p.id ORDER BY p.posted_on, p.id`,
    [account],
  );
}

/** Writes a posting. Throws when debits and credits differ, or its cause was booked before. */
export async function post(tx: Executor, account: string, posting: Posting): Promise<void> {
  if (!isBalanced(posting)) throw new Error('A posting whose lines do not add up to zero');
  const { kind, postedOn, postedAt = null, description } = posting;
  const { reference = null, cause = null } = posting;
  const inserted = await tx.first(
    object({ id: number() }),
    `INSERT INTO postings (account, kind, posted_on, posted_at, description, reference, cause)
     VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id`,
    [account, kind, postedOn, postedAt, description, reference, cause],
  );
  if (!inserted) throw new Error('A posting without an id');
  const lines = Object.entries(posting.lines).filter(([, amount]) => amount !== 0);
  const places = lines.map(() => '(?, ?, ?)').join(', ');
  await tx.run(
    `INSERT INTO posting_lines VALUES ${places}`,
    lines.flatMap(([ledgerAccount, amount]) => [inserted.id, ledgerAccount, amount]),
  );
}

/** Writes many postings at once, in two statements. */
export async function postAll(
  tx: Executor,
  account: string,
  postings: readonly Posting[],
): Promise<void> {
  if (!postings.every(isBalanced)) {
    throw new Error('A posting whose lines do not add up to zero');
  }
  const last = await tx.first(
    object({ id: number() }),
    'SELECT COALESCE(MAX(id), 0) AS id FROM postings',
  );
  const firstId = (last?.id ?? 0) + 1;
  const rows = postings.map((one, index) => [
    firstId + index,
    one.kind,
    one.postedOn,
    one.postedAt ?? null,
    one.description,
    one.reference ?? null,
    one.cause ?? null,
  ]);
  const lines = postings.flatMap((one, index) =>
    Object.entries(one.lines)
      .filter(([, amount]) => amount !== 0)
      .map(([ledgerAccount, amount]) => [firstId + index, ledgerAccount, amount]),
  );
  const column = (n: number) => `json_extract(value, '$[${n}]')`;
  await tx.run(
    `INSERT INTO postings (account, id, kind, posted_on, posted_at, description, reference, cause)
     SELECT ?, ${[0, 1, 2, 3, 4, 5, 6].map(column).join(', ')} FROM json_each(?)`,
    [account, JSON.stringify(rows)],
  );
  await tx.run(
    `INSERT INTO posting_lines SELECT ${[0, 1, 2].map(column).join(', ')} FROM json_each(?)`,
    [JSON.stringify(lines)],
  );
}

/** Posts a payment with the interest up to its day. */
export async function postPayment(
  tx: Executor,
  { number: account, rates }: Pick<StoredAccount, 'number' | 'rates'>,
  payment: IncomingPayment,
): Promise<void> {
  const before = await postingsOf(tx, account);
  for (const one of paymentPostings(before, rates, payment)) await post(tx, account, one);
}
