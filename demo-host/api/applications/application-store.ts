import type { Cents, LocalDate } from '@portico/rules';
import { number, object } from 'valibot';
import type { Executor } from '@portico/server/parts';
import type { StoredBorrower } from '../identity/borrower-store';

/** Stores an application; resolves to its number. */
export async function receiveApplication(
  tx: Executor,
  { id, branch }: StoredBorrower,
  amount: Cents,
  today: LocalDate,
): Promise<string> {
  const last = await tx.first(
    object({ last: number() }),
    "SELECT coalesce(max(CAST(substr(number, 3) AS INTEGER)), 20000) AS last FROM loan_applications WHERE number LIKE 'A-%'",
  );
  const reference = `A-${(last?.last ?? 0) + 1}`;
  await tx.run(
    `INSERT INTO loan_applications (number, borrower_id, status, amount_requested, last_modified,
     office) VALUES (?, ?, 'Received', ?, ?, ?)`,
    [reference, id, amount, today, branch.padStart(4, '0')],
  );
  return reference;
}
