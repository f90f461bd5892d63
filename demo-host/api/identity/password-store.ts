import { object, string } from 'valibot';
import type { Executor } from '../database/database';
import type { Services } from '../services';
import type { StoredBorrower } from './borrower-store';
import { checkPassword } from './passwords';
import { endSessionsOf } from './session-store';
import { revokeSingleUseTokens } from './single-use-token';
import { forgetDevices } from './trusted-device';

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

/**
 * Puts a new password in place of the present one. Whatever somebody may have opened with that one is
 * over: sessions but the one that is kept, links, other tokens, trusted devices. The caller then calls
 * `tellOfNewPassword`, after the transaction.
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

/** Tells a borrower by mail that the password was changed; without a link, so that none is waited for. */
export async function tellOfNewPassword(
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
