import { signInSteps, type SignInStep } from '@portico/rules';
import { nullable, number, object, pipe, string, transform } from 'valibot';
import type { Executor } from '../database/database';
import type { Session } from '../http/request/request-details';
import { hashToken, newToken } from '../secrets';
import type { ServerServices } from '../services';
import { recordLogin } from './login-store';

/** Milliseconds without a request after which a session ends (D32: no less than five minutes). */
export const idleTime = 10 * 60_000;
/** Milliseconds after which a session ends, used or not (D32). */
export const absoluteTime = 12 * 60 * 60_000;

/** Sessions that a borrower can have; a further one ends the one that was not used for longest. */
const mostSessions = 50;

/** Milliseconds within which a further use is not written: most requests then only read. */
const writtenEvery = 30_000;

const row = object({
  borrower_id: number(),
  pending: string(),
  used_at: number(),
  proven_at: nullable(number()),
});

const stepsOf = (pending: string): SignInStep[] =>
  signInSteps.filter((step) => pending.split(' ').includes(step));

export type NewSession = {
  readonly borrowerId: number;
  readonly pending: readonly SignInStep[];
  readonly provenAt: number | undefined;
  readonly ip: string;
  /** Browser and system in words. */
  readonly device: string | undefined;
  readonly now: number;
};

/** Begins a session; resolves to its token, which is stored only as a hash. */
export async function beginSession(tx: Executor, session: NewSession): Promise<string> {
  const { borrowerId, pending, provenAt, ip, device, now } = session;
  const token = newToken();
  await tx.run('DELETE FROM sessions WHERE began_at <= ? OR used_at <= ?', [
    now - absoluteTime,
    now - idleTime,
  ]);
  await tx.run('INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?, ?, ?)', [
    hashToken(token),
    borrowerId,
    pending.join(' '),
    now,
    now,
    ip,
    device ?? null,
    provenAt ?? null,
  ]);
  if (pending.length > 0) return token;
  await recordLogin(tx, session);
  await tx.run(
    `DELETE FROM sessions WHERE borrower_id = ? AND pending = '' AND token_hash NOT IN (
       SELECT token_hash FROM sessions WHERE borrower_id = ? AND pending = ''
       ORDER BY used_at DESC, rowid DESC LIMIT ?
     )`,
    [borrowerId, borrowerId, mostSessions],
  );
  return token;
}

/** The session of a token, extended by this use; undefined when there is none or it has expired. */
export async function useSession(
  { database, people }: Pick<ServerServices, 'database' | 'people'>,
  token: string,
  now: number,
): Promise<Session | undefined> {
  const tokenHash = hashToken(token);
  const found = await database.first(
    row,
    `SELECT borrower_id, pending, used_at, proven_at FROM sessions
     WHERE token_hash = ? AND began_at > ? AND used_at > ?`,
    [tokenHash, now - absoluteTime, now - idleTime],
  );
  if (!found) return undefined;
  const username = await people.usernameOf(found.borrower_id);
  if (username === undefined) return undefined;
  if (found.used_at <= now - writtenEvery) {
    await database.write(
      (tx) => tx.run('UPDATE sessions SET used_at = ? WHERE token_hash = ?', [now, tokenHash]),
      `borrower ${found.borrower_id}`,
    );
  }
  return {
    tokenHash,
    borrowerId: found.borrower_id,
    username,
    pending: stepsOf(found.pending),
    provenAt: found.proven_at ?? undefined,
  };
}

/** Whether a session has neither ended nor expired. */
export async function isOpen(from: Executor, tokenHash: string, now: number): Promise<boolean> {
  const found = await from.first(
    object({ token_hash: string() }),
    'SELECT token_hash FROM sessions WHERE token_hash = ? AND began_at > ? AND used_at > ?',
    [tokenHash, now - absoluteTime, now - idleTime],
  );
  return found !== undefined;
}

/** Whether this is the next step of an unfinished sign-in. */
export function isPendingStep({ pending }: Session, step: SignInStep): boolean {
  return pending[0] === step;
}

/** Whether the session belongs to the username. */
export function isSessionOf(session: Session, username: string): boolean {
  return session.username.toLowerCase() === username.toLowerCase();
}

/** The steps that prove who signs in, as the password does. */
const provingSteps: readonly (SignInStep | undefined)[] = ['securityCode', 'validateSsn'];

/**
 * Removes the next step from a session, which continues under a new token (D33); the old token
 * becomes invalid.
 */
export async function completeStep(
  tx: Executor,
  { tokenHash, borrowerId, pending, provenAt: before }: Session,
  { ip, device, now }: Pick<NewSession, 'ip' | 'device' | 'now'>,
): Promise<string> {
  // A password change may have ended it since the request arrived.
  if (!(await endSession(tx, tokenHash))) throw new Error('The session has ended');
  const [step, ...left] = pending;
  const provenAt = provingSteps.includes(step) ? now : before;
  return beginSession(tx, { borrowerId, pending: left, provenAt, ip, device, now });
}

/** Notes that it was proven just now who uses a session. */
export async function markProven(tx: Executor, tokenHash: string, now: number): Promise<void> {
  await tx.run('UPDATE sessions SET proven_at = ? WHERE token_hash = ?', [now, tokenHash]);
}

/** Ends a session; false when there was none. */
export async function endSession(tx: Executor, tokenHash: string): Promise<boolean> {
  await tx.run('DELETE FROM security_codes WHERE token_hash = ?', [tokenHash]);
  return (await tx.run('DELETE FROM sessions WHERE token_hash = ?', [tokenHash])) > 0;
}

/** Ends every session of a borrower, on all devices, except the one that is kept. */
export async function endSessionsOf(
  tx: Executor,
  borrowerId: number,
  kept: string | undefined,
): Promise<void> {
  const others = 'borrower_id = ? AND token_hash <> ?';
  const which = [borrowerId, kept ?? ''];
  await tx.run(
    `DELETE FROM security_codes WHERE token_hash IN (SELECT token_hash FROM sessions WHERE ${others})`,
    which,
  );
  await tx.run(`DELETE FROM sessions WHERE ${others}`, which);
}

const openSession = pipe(
  object({
    token_hash: string(),
    device: nullable(string()),
    ip: string(),
    used_at: number(),
    is_new_place: number(),
  }),
  transform((found) => ({
    tokenHash: found.token_hash,
    device: found.device ?? undefined,
    ip: found.ip,
    usedAt: found.used_at,
    isNewPlace: found.is_new_place !== 0,
  })),
);

/**
 * The complete sessions of a borrower, the last used first. A place is new when the borrower had
 * signed in before, but never from that address.
 */
export function openSessions(from: Executor, borrowerId: number, now: number) {
  return from.all(
    openSession,
    `SELECT s.token_hash, s.device, s.ip, s.used_at,
       EXISTS (SELECT 1 FROM login_history WHERE borrower_id = s.borrower_id AND at < s.began_at)
       AND NOT EXISTS (
         SELECT 1 FROM login_history
         WHERE borrower_id = s.borrower_id AND at < s.began_at AND ip = s.ip
       ) AS is_new_place
     FROM sessions s
     WHERE s.borrower_id = ? AND s.pending = '' AND s.began_at > ? AND s.used_at > ?
     ORDER BY s.used_at DESC, s.began_at DESC`,
    [borrowerId, now - absoluteTime, now - idleTime],
  );
}

/** Milliseconds for which a proof counts (D174). */
export const proofTime = 5 * 60_000;

/**
 * Whether it was proven recently, by password, security code or passkey, who uses a session. A
 * sign-in is a proof too.
 */
export function isRecentlyProven({ provenAt }: Session, now: number): boolean {
  return provenAt !== undefined && provenAt > now - proofTime;
}
