import { nullable, number, object, pipe, string, transform } from 'valibot';
import type { Executor } from '../database/database';
import { networkOf } from '../http/request/network';

/** Where and with what somebody signs in. */
export type LoginOrigin = {
  readonly ip: string;
  /** Browser and system in words. */
  readonly device: string | undefined;
};

/** A sign-in as stored. */
export type StoredLogin = LoginOrigin & {
  readonly id: number;
  /** Milliseconds. */
  readonly at: number;
  readonly unusual: boolean;
};

const row = pipe(
  object({
    id: number(),
    at: number(),
    ip: string(),
    device: nullable(string()),
    unusual: number(),
  }),
  transform((login): StoredLogin => ({
    ...login,
    device: login.device ?? undefined,
    unusual: login.unusual !== 0,
  })),
);

/** How many sign-ins of a borrower are kept: a list without an end would slow each further one down. */
const mostLogins = 500;

/** The sign-ins of a borrower, the newest first. */
export function loginsOf(from: Executor, borrowerId: number): Promise<readonly StoredLogin[]> {
  return from.all(
    row,
    'SELECT id, at, ip, device, unusual FROM login_history WHERE borrower_id = ? ORDER BY id DESC',
    [borrowerId],
  );
}

/** The last sign-in of a borrower. */
export function lastLogin(from: Executor, borrowerId: number): Promise<StoredLogin | undefined> {
  return from.first(
    row,
    `SELECT id, at, ip, device, unusual FROM login_history WHERE borrower_id = ?
     ORDER BY at DESC LIMIT 1`,
    [borrowerId],
  );
}

/**
 * Whether a sign-in is unusual: the borrower has signed in before, but never with this device and
 * never from this network.
 */
export function isUnusual(login: LoginOrigin, before: readonly LoginOrigin[]): boolean {
  const network = networkOf(login.ip);
  return (
    before.length > 0 &&
    before.every(({ ip, device }) => device !== login.device && networkOf(ip) !== network)
  );
}

/** Stores a completed sign-in. */
export async function recordLogin(
  tx: Executor,
  login: LoginOrigin & { readonly borrowerId: number; readonly now: number },
): Promise<void> {
  const { borrowerId, now, ip, device } = login;
  const unusual = isUnusual(login, await loginsOf(tx, borrowerId));
  await tx.run(
    'INSERT INTO login_history (borrower_id, at, ip, device, unusual) VALUES (?, ?, ?, ?, ?)',
    [borrowerId, now, ip, device ?? null, Number(unusual)],
  );
  await tx.run(
    `DELETE FROM login_history WHERE borrower_id = ? AND id NOT IN (
       SELECT id FROM login_history WHERE borrower_id = ? ORDER BY id DESC LIMIT ?
     )`,
    [borrowerId, borrowerId, mostLogins],
  );
}
