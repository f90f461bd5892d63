import { fail, ok, type Outcome } from '@portico/rules';
import { object, string } from 'valibot';
import type { Executor } from '../database/database';
import { redeemSingleUseToken } from '../identity/single-use-token';
import { countCardToken } from './card-token-limit';
import { hashToken, newToken, type Secrets } from '../secrets';

/** Milliseconds that a card's token can be used. */
export const cardTokenTime = 15 * 60_000;

/** A card's number, the address that it was typed at, and a passable token of whose it is. */
export type TypedCard = {
  readonly number: string;
  readonly from: string;
  readonly borrower: string;
};

/** Why there is no token: too many were asked for, or nobody says for whom. */
export type CardTokenCode = 'TooMany' | 'Unauthorized';

/** A token that stands for a card's number, for one borrower; the number stays sealed. */
export async function issueCardToken(
  tx: Executor,
  secrets: Secrets,
  { number, from, borrower }: TypedCard,
  now: number,
): Promise<Outcome<string, CardTokenCode>> {
  if (!(await countCardToken(tx, secrets.fingerprint(`card ${from}`), now))) return fail('TooMany');
  const borrowerId = await redeemSingleUseToken(tx, 'passable', borrower, now);
  if (borrowerId === undefined) return fail('Unauthorized');
  const token = newToken();
  await tx.run('DELETE FROM card_tokens WHERE expires_at <= ?', [now]);
  await tx.run('INSERT INTO card_tokens VALUES (?, ?, ?, ?)', [
    hashToken(token),
    borrowerId,
    secrets.seal(number),
    now + cardTokenTime,
  ]);
  return ok(token);
}

/** The number a token stands for; undefined when it was used, is over, is another borrower's, or never was one. */
export async function cardNumberOf(
  from: Executor,
  secrets: Secrets,
  token: string,
  { borrowerId, now }: { readonly borrowerId: number; readonly now: number },
): Promise<string | undefined> {
  const found = await from.first(
    object({ sealed_number: string() }),
    `SELECT sealed_number FROM card_tokens
     WHERE token_hash = ? AND borrower_id = ? AND expires_at > ?`,
    [hashToken(token), borrowerId, now],
  );
  return found && secrets.open(found.sealed_number);
}

/** A token is good for one card saved or charged. */
export async function useUpCardToken(tx: Executor, token: string | undefined): Promise<void> {
  if (token === undefined) return;
  await tx.run('DELETE FROM card_tokens WHERE token_hash = ?', [hashToken(token)]);
}
