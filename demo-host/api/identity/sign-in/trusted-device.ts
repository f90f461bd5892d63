import { number, object } from 'valibot';
import type { Executor } from '../../database/database';
import { hashToken, newToken } from '../../secrets';

const day = 24 * 60 * 60_000;
/** Days that a device stays trusted (D36). */
export const trustedDays = 90;

/** The cookie of one borrower on one device; several can use the same browser. */
export const deviceCookie = (borrowerId: number): string => `portico_device_${borrowerId}`;

/** Trusts a device; resolves to the token it has to send. */
export async function trustDevice(tx: Executor, borrowerId: number, now: number): Promise<string> {
  const token = newToken();
  await tx.run('DELETE FROM trusted_devices WHERE expires_at <= ?', [now]);
  await tx.run('INSERT INTO trusted_devices VALUES (?, ?, ?)', [
    hashToken(token),
    borrowerId,
    now + trustedDays * day,
  ]);
  return token;
}

/** Stops trusting all of a borrower's devices. */
export async function forgetDevices(tx: Executor, borrowerId: number): Promise<void> {
  await tx.run('DELETE FROM trusted_devices WHERE borrower_id = ?', [borrowerId]);
}

/** Whether one of the tokens belongs to a trusted device of this borrower. */
export async function isTrusted(
  from: Executor,
  borrowerId: number,
  tokens: readonly (string | undefined)[],
  now: number,
): Promise<boolean> {
  for (const token of tokens) {
    if (!token) continue;
    const found = await from.first(
      object({ borrower_id: number() }),
      'SELECT borrower_id FROM trusted_devices WHERE token_hash = ? AND borrower_id = ? AND expires_at > ?',
      [hashToken(token), borrowerId, now],
    );
    if (found) return true;
  }
  return false;
}
