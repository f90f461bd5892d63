import { createClient } from '@libsql/client';
import { array, number, object, parse, string } from 'valibot';

const postings = array(object({ account: string(), reference: string(), paid: number() }));

/** A payment in the lender's ledger; `paid` in cents. */
export type PostedPayment = {
  readonly account: string;
  readonly reference: string;
  readonly paid: number;
};

/** Reads the ledger from the database, to compare it with what the borrower was shown. */
export async function postedPayments(
  database: string,
  account: string,
): Promise<readonly PostedPayment[]> {
  const client = createClient({ url: `file:${database}`, intMode: 'number' });
  try {
    const { rows } = await client.execute({
      sql: `SELECT p.account, p.reference, l.amount AS paid
              FROM postings p JOIN posting_lines l ON l.posting_id = p.id AND l.book = 'cash'
             WHERE p.kind = 'payment' AND p.account = ? ORDER BY p.id`,
      args: [account],
    });
    return parse(
      postings,
      rows.map((row) => ({ ...row })),
    );
  } finally {
    client.close();
  }
}

/** Reads the payments in a host's ledger, by account. */
export function ledgerOf(database: string) {
  return (account: string) => postedPayments(database, account);
}
