import { nullable, number, object } from 'valibot';
import type { Executor } from '../database/database';

/** Wrong passwords after which a username is locked. */
export const maxFailures = 5;
/** Milliseconds that a lock lasts. */
export const lockTime = 15 * 60_000;

const row = object({ failures: number(), locked_until: nullable(number()) });

/** Whether a username is locked. Unknown usernames lock alike, so that a lock tells nothing. */
export async function isLocked(from: Executor, username: string, now: number): Promise<boolean> {
  const found = await from.first(row, 'SELECT * FROM sign_in_failures WHERE username = ?', [
    username,
  ]);
  return (found?.locked_until ?? 0) > now;
}

/** Counts a wrong password; true when it was the one that locks. */
export async function countFailure(tx: Executor, username: string, now: number): Promise<boolean> {
  const before = await tx.first(row, 'SELECT * FROM sign_in_failures WHERE username = ?', [
    username,
  ]);
  const lockIsOver = before?.locked_until != null && before.locked_until <= now;
  const failures = (lockIsOver ? 0 : (before?.failures ?? 0)) + 1;
  const locks = failures >= maxFailures;
  await tx.run('INSERT OR REPLACE INTO sign_in_failures VALUES (?, ?, ?)', [
    username,
    failures,
    locks ? now + lockTime : null,
  ]);
  return locks;
}

/** Locks a username at once. */
export async function lock(tx: Executor, username: string, now: number): Promise<void> {
  await tx.run('INSERT OR REPLACE INTO sign_in_failures VALUES (?, ?, ?)', [
    username,
    maxFailures,
    now + lockTime,
  ]);
}

/** A right password wipes the count. */
export async function clearFailures(tx: Executor, username: string): Promise<void> {
  await tx.run('DELETE FROM sign_in_failures WHERE username = ?', [username]);
}
