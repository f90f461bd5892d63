import { fail, ok, type Outcome } from '@portico/rules';
import { object, string } from 'valibot';
import type { Executor } from '../database/database';
import { countCardToken } from './card-token-limit';
import { hashToken, newToken, type Secrets } from '../secrets';

/** Milliseconds that a card's token can be used. */
export const cardTokenTime = 15 * 60_000;

/** A card's number, and the address that it was typed at. */
export type TypedCard = { readonly number: string; readonly from: string };

/** A token that stands for a card's number; the number stays sealed. Fails where too many are asked for. */
export async function issueCardToken(
  tx: Executor,
  secrets: Secrets,
  { number, from }: TypedCard,
  now: number,
): Promise<Outcome<string, 'TooMany'>> {
  if (!(await countCardToken(tx, secrets.fingerprint(`card ${from}`), now))) return fail('TooMany');
  const token = newToken();
  await tx.run('DELETE FROM card_tokens WHERE expires_at <= ?', [now]);
  await tx.run('INSERT INTO card_tokens VALUES (?, ?, ?)', [
    hashToken(token),
    secrets.seal(number),
    now + cardTokenTime,
  ]);
  return ok(token);
}

/** The number a token stands for; undefined when it was used, is over, or never was one. */
export async function cardNumberOf(
  from: Executor,
  secrets: Secrets,
  token: string,
  now: number,
): Promise<string | undefined> {
  const found = await from.first(
    object({ sealed_number: string() }),
    'SELECT sealed_number FROM card_tokens WHERE token_hash = ? AND expires_at > ?',
    [hashToken(token), now],
  );
  return found && secrets.open(found.sealed_number);
}

/** A token is good for one card saved or charged. */
export async function useUpCardToken(tx: Executor, token: string | undefined): Promise<void> {
  if (token === undefined) return;
  await tx.run('DELETE FROM card_tokens WHERE token_hash = ?', [hashToken(token)]);
}
