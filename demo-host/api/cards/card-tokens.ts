import { ok, refuse, type Checked } from '@portico/rules';
import { object, string } from 'valibot';
import {
  type AttemptLimits,
  type Executor,
  hashToken,
  networkOf,
  newToken,
  redeemSingleUseToken,
  type Secrets,
} from '@portico/server/parts';

/** Milliseconds for which a card's token is valid. */
export const cardTokenTime = 15 * 60_000;

/** A card's number, the IP address it was sent from, and a passable token of its borrower. */
export type TypedCard = {
  readonly number: string;
  readonly from: string;
  readonly borrower: string;
};

/** Why no token is issued: too many requests, or no valid passable token. */
export type CardTokenCode = 'TooMany' | 'Unauthorized';

/** Issues a token that replaces a card's number, for one borrower; the number is stored sealed. */
export async function issueCardToken(
  tx: Executor,
  { secrets, limits }: { readonly secrets: Secrets; readonly limits: AttemptLimits },
  { number, from, borrower }: TypedCard,
  now: number,
): Promise<Checked<string, CardTokenCode>> {
  const counts = [{ limit: 'cardTokenFrom', by: networkOf(from) }] as const;
  if (!(await limits.take(tx, counts, now))) return refuse('TooMany');
  const borrowerId = await redeemSingleUseToken(tx, 'passable', borrower, now);
  if (borrowerId === undefined) return refuse('Unauthorized');
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

/** A token's card number; undefined for a used, expired, unknown or another borrower's token. */
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

/** Deletes a token: it can save or charge a card once. */
export async function useUpCardToken(tx: Executor, token: string | undefined): Promise<void> {
  if (token === undefined) return;
  await tx.run('DELETE FROM card_tokens WHERE token_hash = ?', [hashToken(token)]);
}
