import { nullable, number, object, picklist, pipe, string, transform } from 'valibot';
import type { Executor } from '../database/database';

/** The outcome of a submission, found by its Idempotency-Key. */
export type Submission = {
  readonly id: number;
  readonly fingerprint: string;
  /** `processing`: the core system has not answered yet. */
  readonly status: 'processing' | 'posted' | 'refused';
  readonly reference: string | undefined;
  readonly code: string | undefined;
  /** Milliseconds. */
  readonly startedAt: number;
};

const row = pipe(
  object({
    id: number(),
    fingerprint: string(),
    status: picklist(['processing', 'posted', 'refused']),
    reference: nullable(string()),
    code: nullable(string()),
    started_at: number(),
  }),
  transform(({ reference, code, started_at, ...rest }): Submission => ({
    ...rest,
    startedAt: started_at,
    reference: reference ?? undefined,
    code: code ?? undefined,
  })),
);

/** A key with its borrower: two borrowers may use the same one. */
export type Key = { readonly borrowerId: number; readonly key: string };

/**
 * The outcome of a key; undefined when nothing was submitted with it. Within a transaction it waits
 * for a submission of the key that is being booked, in this process or another.
 */
export function findSubmission(tx: Executor, { borrowerId, key }: Key) {
  return tx.first(
    row,
    `SELECT id, fingerprint, status, reference, code, started_at FROM submissions
     WHERE borrower_id = ? AND idempotency_key = ?`,
    [borrowerId, key],
  );
}

/** The code that refuses whatever is submitted under a key that a look-up has closed (D173). */
const closed = 'KeyClosed';

/** Whether a look-up closed the key before anything was submitted with it. */
export const isClosedKey = ({ code }: Pick<Submission, 'code'>): boolean => code === closed;

/**
 * Closes a key that was never used, so that nothing can be submitted with it any more. The unique
 * constraint makes it wait for a submission of the key that is being booked, and lets only one of
 * the two have it.
 */
export async function closeUnusedKey(
  tx: Executor,
  { borrowerId, key }: Key,
  now: number,
): Promise<void> {
  await tx.run(
    `INSERT INTO submissions (borrower_id, idempotency_key, fingerprint, status, code, started_at)
     VALUES (?, ?, '', 'refused', ?, ?)
     ON CONFLICT (borrower_id, idempotency_key) DO NOTHING`,
    [borrowerId, key, closed, now],
  );
}

/** Stores a key. The unique constraint lets one caller succeed; every other one gets undefined. */
export async function takeKey(
  tx: Executor,
  { borrowerId, key }: Key,
  fingerprint: string,
  now: number,
): Promise<number | undefined> {
  const inserted = await tx.first(
    object({ id: number() }),
    `INSERT INTO submissions (borrower_id, idempotency_key, fingerprint, status, started_at)
     VALUES (?, ?, ?, 'processing', ?)
     ON CONFLICT (borrower_id, idempotency_key) DO NOTHING RETURNING id`,
    [borrowerId, key, fingerprint, now],
  );
  return inserted?.id;
}

/** Stores the outcome of a submission. */
export async function settleSubmission(
  tx: Executor,
  id: number,
  end: { readonly reference: string } | { readonly code: string },
): Promise<void> {
  const posted = 'reference' in end;
  await tx.run('UPDATE submissions SET status = ?, reference = ?, code = ? WHERE id = ?', [
    posted ? 'posted' : 'refused',
    posted ? end.reference : null,
    posted ? null : end.code,
    id,
  ]);
}

/** Deletes a key: nothing was booked, and it may be used again. */
export async function releaseKey(tx: Executor, id: number): Promise<void> {
  await tx.run('DELETE FROM submissions WHERE id = ?', [id]);
}
