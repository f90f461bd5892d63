import { nullable, number, object, string } from 'valibot';
import { type Executor, putRow, revokeMailedLinks, tokenTime } from '@portico/server/parts';
import { borrowerById, type StoredBorrower } from '../borrower-store';

/**
 * Milliseconds after a change of address for which the one before, and not the new one, recovers
 * access and gets the codes of proofs: time for the owner to read the notice and call.
 */
export const formerEmailTime = 24 * 60 * 60_000;

/** The new address that counts once the link mailed to it is opened (D174). */
export async function pendingEmailOf(
  from: Executor,
  borrowerId: number,
  now: number,
): Promise<string | undefined> {
  const found = await from.first(
    object({ email: string() }),
    'SELECT email FROM pending_emails WHERE borrower_id = ? AND expires_at > ?',
    [borrowerId, now],
  );
  return found?.email;
}

/** Stores a new address until its link is opened or expires; replaces one that was pending. */
export async function storePendingEmail(
  tx: Executor,
  borrowerId: number,
  email: string,
  now: number,
): Promise<void> {
  const values = { email, expires_at: now + tokenTime.verifyEmail };
  await putRow(tx, 'pending_emails', { borrower_id: borrowerId }, values);
}

/** A new address does not count any more, whoever opens its link. */
export async function forgetPendingEmail(tx: Executor, borrowerId: number): Promise<void> {
  await tx.run('DELETE FROM pending_emails WHERE borrower_id = ?', [borrowerId]);
}

/**
 * The address that recovers access and gets the codes of proofs: the borrower's own or, for a day
 * after a change, the one before.
 */
export async function settledEmailOf(
  from: Executor,
  { id, email }: Pick<StoredBorrower, 'id' | 'email'>,
  now: number,
): Promise<string | undefined> {
  const former = await from.first(
    object({ email: nullable(string()), until: number() }),
    'SELECT email, until FROM former_emails WHERE borrower_id = ? AND until > ?',
    [id, now],
  );
  return former ? (former.email ?? undefined) : email;
}

/** The borrower's own address and, for a day after a change, the one before. */
export async function everyEmailOf(
  from: Executor,
  borrower: Pick<StoredBorrower, 'id' | 'email'>,
  now: number,
): Promise<readonly string[]> {
  const addresses = [borrower.email, await settledEmailOf(from, borrower, now)];
  return [...new Set(addresses.filter((one) => one !== undefined))];
}

/** What the opened link of an address has done. */
export type Confirmation =
  | { readonly kind: 'verified' }
  /** The address counts now; `before` is the borrower as known until then. */
  | { readonly kind: 'changed'; readonly before: StoredBorrower };

/**
 * Confirms the address whose link was opened: the borrower's own, or the pending one, which then
 * replaces it. Undefined for any other: the borrower has meanwhile chosen another, or a new password
 * has ended the change.
 */
export async function confirmEmail(
  tx: Executor,
  borrowerId: number,
  address: string,
  now: number,
): Promise<Confirmation | undefined> {
  const before = await borrowerById(tx, borrowerId);
  if (address === before.email) {
    await tx.run('UPDATE borrowers SET email_verified = 1 WHERE id = ?', [borrowerId]);
    return { kind: 'verified' };
  }
  if (address !== (await pendingEmailOf(tx, borrowerId, now))) return undefined;
  const former = (await settledEmailOf(tx, before, now)) ?? null;
  await putRow(
    tx,
    'former_emails',
    { borrower_id: borrowerId },
    { email: former, until: now + formerEmailTime },
  );
  await tx.run('UPDATE borrowers SET email = ?, email_verified = 1 WHERE id = ?', [
    address,
    borrowerId,
  ]);
  await forgetPendingEmail(tx, borrowerId);
  await revokeMailedLinks(tx, borrowerId);
  return { kind: 'changed', before };
}
