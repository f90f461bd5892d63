import { number, object } from 'valibot';
import type { Executor } from '../database/database';

const day = 24 * 60 * 60_000;
/** What a borrower may send in a day, in files of the largest size. */
const mostFiles = 50;

type Upload = {
  readonly borrowerId: number;
  /** Bytes, as the request declares them; counted also where the upload is not finished. */
  readonly bytes: number;
  /** Bytes that a file may have. */
  readonly limit: number;
  readonly now: number;
};

/** Counts the bytes of an upload that begins; false, and not counted, over those of a day. */
export async function takeBytes(
  tx: Executor,
  { borrowerId, bytes, limit, now }: Upload,
): Promise<boolean> {
  await tx.run('DELETE FROM upload_days WHERE at <= ?', [now - day]);
  const sent = await tx.first(
    object({ bytes: number() }),
    'SELECT COALESCE(SUM(bytes), 0) AS bytes FROM upload_days WHERE borrower_id = ?',
    [borrowerId],
  );
  const isFree = sent && sent.bytes + bytes <= mostFiles * limit;
  if (!isFree) return false;
  await tx.run('INSERT INTO upload_days VALUES (?, ?, ?)', [borrowerId, bytes, now]);
  return true;
}
