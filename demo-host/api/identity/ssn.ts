import { number, object } from 'valibot';
import type { Executor } from '../database/database';
import { lock } from './lock-out';
import { endSessionsOf } from './session-store';

/** Wrong numbers after which the sign-in is over and the username locked. */
export const maxSsnAttempts = 5;

/**
 * Counts a wrong social security number, whichever sign-in it came from: a right password starts a
 * new sign-in, but no new count.
 */
export async function countWrongSsn(
  tx: Executor,
  borrower: { readonly id: number; readonly username: string },
  now: number,
): Promise<void> {
  const before = await tx.first(
    object({ attempts: number() }),
    'SELECT attempts FROM ssn_attempts WHERE borrower_id = ?',
    [borrower.id],
  );
  const attempts = (before?.attempts ?? 0) + 1;
  if (attempts < maxSsnAttempts) {
    await tx.run('INSERT OR REPLACE INTO ssn_attempts VALUES (?, ?)', [borrower.id, attempts]);
    return;
  }
  await clearSsnAttempts(tx, borrower.id);
  await lock(tx, borrower.username, now);
  await endSessionsOf(tx, borrower.id);
}

/** The right number wipes the count. */
export async function clearSsnAttempts(tx: Executor, borrowerId: number): Promise<void> {
  await tx.run('DELETE FROM ssn_attempts WHERE borrower_id = ?', [borrowerId]);
}
