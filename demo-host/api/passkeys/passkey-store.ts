import { nullable, number, object, pipe, string, transform } from 'valibot';
import type { Executor } from '@portico/server/parts';

/** A passkey as stored. Instants are milliseconds. */
export type StoredPasskey = {
  /** The credential's id, base64url. */
  readonly id: string;
  readonly borrowerId: number;
  /** The borrower's name for it. */
  readonly name: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly domain: string;
  readonly addedAt: number;
  readonly usedAt: number | undefined;
};

const passkey = pipe(
  object({
    id: string(),
    borrower_id: number(),
    name: string(),
    public_key: string(),
    counter: number(),
    transports: string(),
    domain: string(),
    added_at: number(),
    used_at: nullable(number()),
  }),
  transform((row): StoredPasskey => ({
    id: row.id,
    borrowerId: row.borrower_id,
    name: row.name,
    publicKey: row.public_key,
    counter: row.counter,
    transports: row.transports.split(' ').filter(Boolean),
    domain: row.domain,
    addedAt: row.added_at,
    usedAt: row.used_at ?? undefined,
  })),
);

/** The passkeys of a borrower, the oldest first. */
export function passkeysOf(from: Executor, borrowerId: number): Promise<StoredPasskey[]> {
  return from.all(passkey, 'SELECT * FROM passkeys WHERE borrower_id = ? ORDER BY added_at, id', [
    borrowerId,
  ]);
}

export function passkeyById(from: Executor, id: string): Promise<StoredPasskey | undefined> {
  return from.first(passkey, 'SELECT * FROM passkeys WHERE id = ?', [id]);
}

export async function insertPasskey(
  tx: Executor,
  added: Omit<StoredPasskey, 'usedAt'>,
): Promise<void> {
  await tx.run('INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL)', [
    added.id,
    added.borrowerId,
    added.name,
    added.publicKey,
    added.counter,
    added.transports.join(' '),
    added.domain,
    added.addedAt,
  ]);
}

/** Removes a passkey of a borrower; resolves to its name, or undefined when there is none. */
export async function deletePasskey(
  tx: Executor,
  borrowerId: number,
  id: string,
): Promise<string | undefined> {
  const removed = await tx.first(
    object({ name: string() }),
    'DELETE FROM passkeys WHERE id = ? AND borrower_id = ? RETURNING name',
    [id, borrowerId],
  );
  return removed?.name;
}

/** Removes every passkey of a borrower. */
export async function deletePasskeysOf(tx: Executor, borrowerId: number): Promise<void> {
  await tx.run('DELETE FROM passkeys WHERE borrower_id = ?', [borrowerId]);
}

/**
 * Stores a use with the authenticator's new counter; false when the passkey was removed meanwhile,
 * or another use has reached that counter first.
 */
export async function storeUse(
  tx: Executor,
  { id }: StoredPasskey,
  counter: number,
  now: number,
): Promise<boolean> {
  const changed = await tx.run(
    'UPDATE passkeys SET counter = ?, used_at = ? WHERE id = ? AND (counter < ? OR counter = 0)',
    [counter, now, id, counter],
  );
  return changed > 0;
}
