import { nullable, number, object, pipe, string, transform } from 'valibot';
import type { Executor } from '../database/database';
import { hashToken, newToken } from '../secrets';

const day = 24 * 60 * 60_000;
/** Days that a device stays trusted (D36). */
export const trustedDays = 90;
/** Trusted devices that a borrower can have; a further one replaces the first. */
const mostDevices = 20;

/** The cookie of one borrower on one device; several can use the same browser. */
export const deviceCookie = (borrowerId: number): string => `portico_device_${borrowerId}`;

/** Trusts a device; resolves to the token it has to send. */
export async function trustDevice(
  tx: Executor,
  borrowerId: number,
  { device, now }: { readonly device: string | undefined; readonly now: number },
): Promise<string> {
  const token = newToken();
  await tx.run('DELETE FROM trusted_devices WHERE expires_at <= ?', [now]);
  await tx.run('INSERT INTO trusted_devices VALUES (?, ?, ?, ?)', [
    hashToken(token),
    borrowerId,
    now + trustedDays * day,
    device ?? null,
  ]);
  await tx.run(
    `DELETE FROM trusted_devices WHERE borrower_id = ? AND token_hash NOT IN (
       SELECT token_hash FROM trusted_devices WHERE borrower_id = ?
       ORDER BY expires_at DESC, rowid DESC LIMIT ?
     )`,
    [borrowerId, borrowerId, mostDevices],
  );
  return token;
}

/** Stops trusting all of a borrower's devices, except the one that is kept. */
export async function forgetDevices(
  tx: Executor,
  borrowerId: number,
  kept?: string,
): Promise<void> {
  await tx.run('DELETE FROM trusted_devices WHERE borrower_id = ? AND token_hash <> ?', [
    borrowerId,
    kept ?? '',
  ]);
}

/** Stops trusting one device. */
export async function forgetDevice(tx: Executor, tokenHash: string): Promise<void> {
  await tx.run('DELETE FROM trusted_devices WHERE token_hash = ?', [tokenHash]);
}

const trustedDevice = pipe(
  object({ token_hash: string(), device: nullable(string()), expires_at: number() }),
  transform((found) => ({
    tokenHash: found.token_hash,
    device: found.device ?? undefined,
    expiresAt: found.expires_at,
  })),
);

/** The trusted devices of a borrower, the last trusted first. */
export function trustedDevicesOf(from: Executor, borrowerId: number, now: number) {
  return from.all(
    trustedDevice,
    `SELECT token_hash, device, expires_at FROM trusted_devices
     WHERE borrower_id = ? AND expires_at > ? ORDER BY expires_at DESC`,
    [borrowerId, now],
  );
}

/** Trusted-device tokens as a sign-in sends them: by cookie, and by customer. */
export type SentDevices = {
  readonly cookies: Readonly<Record<string, string>>;
  readonly tokens: Readonly<Record<string, string>> | undefined;
};

/** The hash of a sent token that belongs to a trusted device of this borrower, if there is one. */
export async function sentDeviceOf(
  from: Executor,
  borrowerId: number,
  { cookies, tokens = {} }: SentDevices,
  now: number,
): Promise<string | undefined> {
  for (const token of [cookies[deviceCookie(borrowerId)], tokens[String(borrowerId)]]) {
    if (!token) continue;
    const found = await from.first(
      object({ token_hash: string() }),
      'SELECT token_hash FROM trusted_devices WHERE token_hash = ? AND borrower_id = ? AND expires_at > ?',
      [hashToken(token), borrowerId, now],
    );
    if (found) return found.token_hash;
  }
  return undefined;
}
