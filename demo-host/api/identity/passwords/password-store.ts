import { object, string } from 'valibot';
import {
  type Database,
  endSessionsOf,
  type Executor,
  forgetDevices,
  type Hasher,
  revokeSingleUseTokens,
} from '@portico/server/parts';
import type { Services } from '../../services';
import { deletePasskeysOf, passkeysOf } from '../../passkeys/passkey-store';
import type { StoredBorrower } from '../borrower-store';
import { forgetPendingEmail } from '../email/email-change';
import { notifyOwner } from '../security-notice';

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

/** What a new password did to the borrower's passkeys. */
export type PasskeysAfter = 'none' | 'kept' | 'removed';

/**
 * Replaces the password. Ends everything that the old one may have opened: sessions (except
 * `keptSession`), links, other tokens, trusted devices, a change of e-mail address under way. Without
 * a kept session, by a mailed link, whoever was signed in before may be somebody else, and the
 * passkeys are removed too. After the transaction the caller calls `notifyOfNewPassword`.
 */
export async function replacePassword(
  tx: Executor,
  { id, passwordHash }: StoredBorrower,
  newHash: string,
  keptSession: string | undefined,
): Promise<PasskeysAfter> {
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
  await forgetPendingEmail(tx, id);
  if ((await passkeysOf(tx, id)).length === 0) return 'none';
  if (keptSession !== undefined) return 'kept';
  await deletePasskeysOf(tx, id);
  return 'removed';
}

/** What the notice of a new password says of the passkeys. */
const ofPasskeys: Readonly<Record<PasskeysAfter, string>> = {
  none: '',
  kept: ' Your passkeys still sign you in: remove those that you do not know in your profile.',
  removed: ' Your passkeys were removed: add the ones that you want to keep again in your profile.',
};

/** Mails a borrower that the password was changed, and what ended with the old one. */
export function notifyOfNewPassword(
  services: Services,
  borrower: StoredBorrower,
  passkeys: PasskeysAfter,
  now: number,
): Promise<void> {
  return notifyOwner(
    services,
    borrower,
    [
      'Your password was changed',
      `the password of your online access was changed. You have been signed out everywhere else, and every device is asked for a security code again.${ofPasskeys[passkeys]}`,
    ],
    now,
  );
}
