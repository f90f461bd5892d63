import { number, object } from 'valibot';
import type { Executor } from '../database/database';

/** Tokens that one address gets within the time: more is somebody who tries card numbers. */
export const maxCardTokens = 20;
/** Milliseconds that are looked back on. */
export const cardTokenLimitTime = 15 * 60_000;

/** Counts a token asked for by a source; false when it has had too many. A refused one counts too. */
export async function countCardToken(tx: Executor, source: string, now: number): Promise<boolean> {
  await tx.run('DELETE FROM card_token_sources WHERE at <= ?', [now - cardTokenLimitTime]);
  await tx.run('INSERT INTO card_token_sources VALUES (?, ?)', [source, now]);
  const asked = await tx.first(
    object({ count: number() }),
    'SELECT count(*) AS count FROM card_token_sources WHERE source = ?',
    [source],
  );
  return (asked?.count ?? 0) <= maxCardTokens;
}
