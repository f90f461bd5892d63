import { object, string } from 'valibot';
import type { Executor } from '../database/database';
import type { StoredBorrower } from './borrower-store';
import { checkPassword } from './passwords';
import { endSessionsOf } from './session-store';

/** How many passwords before the present one may not be chosen again. */
const remembered = 5;

/** Whether the borrower has this password now, or has had it lately. */
export async function hadPassword(
  from: Executor,
  { id, passwordHash }: StoredBorrower,
  password: string,
): Promise<boolean> {
  const former = await from.all(
    object({ password_hash: string() }),
    'SELECT password_hash FROM former_passwords WHERE borrower_id = ? ORDER BY id DESC LIMIT ?',
    [id, remembered],
  );
  const hashes = [passwordHash, ...former.map((row) => row.password_hash)];
  const matches = await Promise.all(hashes.map((hash) => checkPassword(password, hash)));
  return matches.includes(true);
}

/** Puts a new password in place of the present one, and ends every session that came with that. */
export async function replacePassword(
  tx: Executor,
  { id, passwordHash }: StoredBorrower,
  newHash: string,
): Promise<void> {
  await tx.run('INSERT INTO former_passwords (borrower_id, password_hash) VALUES (?, ?)', [
    id,
    passwordHash,
  ]);
  await tx.run('UPDATE borrowers SET password_hash = ?, must_change_password = 0 WHERE id = ?', [
    newHash,
    id,
  ]);
  await endSessionsOf(tx, id);
}
