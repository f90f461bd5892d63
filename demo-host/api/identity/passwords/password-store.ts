import { object, string } from 'valibot';
import type { Database, Executor } from '../../database/database';
import type { Services } from '../../services';
import type { StoredBorrower } from '../borrower-store';
import type { Hasher } from './passwords';
import { endSessionsOf } from '../session-store';
import { revokeSingleUseTokens } from '../single-use-token';
import { forgetDevices } from '../sign-in/trusted-device';

/** How many earlier passwords may not be chosen again. */
const remembered = 5;

/** Whether this is the borrower's password, or one of the remembered earlier ones. */
export async function hadPassword(
  from: Executor,
  { matches }: Hasher,
  { id, passwordHash }: StoredBorrower,
  password: string,
): Promise<boolean> {
  const former = await from.all(
    object({ password_hash: string() }),
    'SELECT password_hash FROM former_passwords WHERE borrower_id = ? ORDER BY id DESC LIMIT ?',
    [id, remembered],
  );
  const hashes = [passwordHash, ...former.map((row) => row.password_hash)];
  // One after the other: a caller hashes no more at once than it has turns.
  for (const hash of hashes) if (await matches(password, hash)) return true;
  return false;
}

/**
 * Stores the hash that replaces one of a lower cost, unless the password was changed meanwhile;
 * resolves to the borrower as stored.
 */
export async function renewPasswordHash(
  database: Database,
  borrower: StoredBorrower,
  newHash: string | undefined,
): Promise<StoredBorrower> {
  if (newHash === undefined) return borrower;
  const changed = await database.run(
    'UPDATE borrowers SET password_hash = ? WHERE id = ? AND password_hash = ?',
    [newHash, borrower.id, borrower.passwordHash],
  );
  return changed > 0 ? { ...borrower, passwordHash: newHash } : borrower;
}

/**
 * Replaces the password. Ends everything that the old one may have opened: sessions (except
 * `keptSession`), links, other tokens, trusted devices. After the transaction the caller calls
 * `notifyOfNewPassword`.
 */
export async function replacePassword(
  tx: Executor,
  { id, passwordHash }: StoredBorrower,
  newHash: string,
  keptSession: string | undefined,
): Promise<void> {
  await tx.run('INSERT INTO former_passwords (borrower_id, password_hash) VALUES (?, ?)', [
    id,
    passwordHash,
  ]);
  await tx.run('UPDATE borrowers SET password_hash = ?, must_change_password = 0 WHERE id = ?', [
    newHash,
    id,
  ]);
  await endSessionsOf(tx, id, keptSession);
  await revokeSingleUseTokens(tx, id);
  await forgetDevices(tx, id);
}

/** Mails a borrower that the password was changed. Has no link, so that borrowers expect none. */
export async function notifyOfNewPassword(
  { mail }: Services,
  { email, name }: StoredBorrower,
): Promise<void> {
  if (!email) return;
  await mail.notify({
    to: email,
    subject: 'Your password was changed',
    text: `${name}, the password of your online access was changed. You have been signed out everywhere else, and every device is asked for a security code again.\n\nIf it was not you, call us at once.\n\nCedar Valley Credit`,
  });
}
