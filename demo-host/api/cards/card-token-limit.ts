import { number, object } from 'valibot';
import type { Executor } from '../database/database';

/** Tokens that one address can request within the time; stops trying out card numbers. */
export const maxCardTokens = 20;
/** Milliseconds over which requests are counted. */
export const cardTokenLimitTime = 15 * 60_000;

/** Counts a source's request for a token; false over the limit. Refused requests count too. */
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
