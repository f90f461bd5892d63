import { nullable, object, picklist, pipe, string, transform } from 'valibot';
import { type Executor, insertRows } from '@portico/server/parts';
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

/** Writes many postings at once. Throws when debits and credits differ, or a cause was booked before. */
export async function postAll(
  tx: Executor,
  account: string,
  postings: readonly Posting[],
): Promise<void> {
  if (!postings.every(isBalanced)) {
    throw new Error('A posting whose lines do not add up to zero');
  }
  const ids = await insertRows(
    tx,
    'postings',
    postings.map((one) => ({
      ...{ account, kind: one.kind, posted_on: one.postedOn, posted_at: one.postedAt ?? null },
      ...{ description: one.description, reference: one.reference ?? null },
      cause: one.cause ?? null,
    })),
    { returning: true },
  );
  await insertRows(
    tx,
    'posting_lines',
    postings.flatMap(({ lines }, index) =>
      Object.entries(lines)
        .filter(([, amount]) => amount !== 0)
        .map(([book, amount]) => ({ posting_id: ids[index] ?? null, book, amount })),
    ),
  );
}

/** The same for one posting. */
export const post = (tx: Executor, account: string, posting: Posting): Promise<void> =>
  postAll(tx, account, [posting]);

/** Posts a payment with the interest up to its day. */
export async function postPayment(
  tx: Executor,
  { number: account, rates }: Pick<StoredAccount, 'number' | 'rates'>,
  payment: IncomingPayment,
): Promise<void> {
  const before = await postingsOf(tx, account);
  for (const one of paymentPostings(before, rates, payment)) await post(tx, account, one);
}
