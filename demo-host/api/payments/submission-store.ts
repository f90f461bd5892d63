import { nullable, number, object, picklist, pipe, string, transform } from 'valibot';
import type { Database, Executor } from '../database/database';

/** Milliseconds after which a submission in progress counts as abandoned: whatever did it has died. */
export const leaseTime = 60_000;

/** A submission by its Idempotency-Key. */
export type Submission = {
  readonly id: number;
  readonly fingerprint: string;
  readonly status: 'processing' | 'posted' | 'refused';
  readonly reference: string | undefined;
  readonly code: string | undefined;
  readonly startedAt: number;
};

/** A right to carry out a submission: it ends when another takes it over. */
export type Claim = { readonly id: number; readonly startedAt: number };

const row = pipe(
  object({
    id: number(),
    fingerprint: string(),
    status: picklist(['processing', 'posted', 'refused']),
    reference: nullable(string()),
    code: nullable(string()),
    started_at: number(),
  }),
  transform(({ started_at, reference, code, ...rest }): Submission => ({
    ...rest,
    reference: reference ?? undefined,
    code: code ?? undefined,
    startedAt: started_at,
  })),
);

/** Whose key it is: two borrowers may use the same one. */
export type Key = { readonly borrowerId: number; readonly key: string };

export function findSubmission(from: Executor, { borrowerId, key }: Key) {
  return from.first(
    row,
    `SELECT id, fingerprint, status, reference, code, started_at FROM submissions
     WHERE borrower_id = ? AND idempotency_key = ?`,
    [borrowerId, key],
  );
}

/** Whether nobody is at work on it any more. */
export const isAbandoned = ({ status, startedAt }: Submission, now: number): boolean =>
  status === 'processing' && startedAt <= now - leaseTime;

/**
 * Takes a key, before anything is booked. The unique constraint lets one taker through, also between
 * processes; everybody else gets undefined.
 */
export async function claimKey(
  database: Database,
  { borrowerId, key }: Key,
  fingerprint: string,
  now: number,
): Promise<Claim | undefined> {
  const inserted = await database.write((tx) =>
    tx.first(
      object({ id: number() }),
      `INSERT INTO submissions (borrower_id, idempotency_key, fingerprint, status, started_at)
       VALUES (?, ?, ?, 'processing', ?)
       ON CONFLICT (borrower_id, idempotency_key) DO NOTHING RETURNING id`,
      [borrowerId, key, fingerprint, now],
    ),
  );
  return inserted && { id: inserted.id, startedAt: now };
}

/** Takes over an abandoned submission; one taker gets it. */
export async function takeOver(
  database: Database,
  { id, startedAt }: Submission,
  now: number,
): Promise<Claim | undefined> {
  const taken = await database.run(
    "UPDATE submissions SET started_at = ? WHERE id = ? AND started_at = ? AND status = 'processing'",
    [now, id, startedAt],
  );
  return taken === 1 ? { id, startedAt: now } : undefined;
}

/** Settles a claim in the transaction that books it. Throws, and so undoes it, when it was taken over. */
export async function settleClaim(
  tx: Executor,
  { id, startedAt }: Claim,
  end:
    | { readonly status: 'posted'; readonly reference: string }
    | { readonly status: 'refused'; readonly code: string },
): Promise<void> {
  const settled = await tx.run(
    `UPDATE submissions SET status = ?, reference = ?, code = ?
     WHERE id = ? AND started_at = ? AND status = 'processing'`,
    [
      end.status,
      end.status === 'posted' ? end.reference : null,
      end.status === 'refused' ? end.code : null,
      id,
      startedAt,
    ],
  );
  if (settled !== 1) throw new Error('The submission was taken over');
}

/** Gives a key back: nothing was booked, and the same key may try again. */
export async function releaseClaim(from: Executor, { id, startedAt }: Claim): Promise<void> {
  await from.run(
    "DELETE FROM submissions WHERE id = ? AND started_at = ? AND status = 'processing'",
    [id, startedAt],
  );
}
