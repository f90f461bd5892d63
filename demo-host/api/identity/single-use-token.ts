import { nullable, number, object, string } from 'valibot';
import type { Executor } from '../database/database';
import { hashToken, newToken } from '../secrets';

/**
 * What a token is for: the URL of a document (D8), the same on the origin of documents, one download, signing in from another site, the new password
 * that a sign-in requires (D37), mailed links (new password, verifying the address, opting out),
 * and sending the form of a loan application.
 */
export type Purpose =
  | 'passable'
  | 'servedFile'
  | 'historyDownload'
  | 'payoffDownload'
  | 'signIn'
  | 'changePassword'
  | 'newPassword'
  | 'verifyEmail'
  | 'optOut'
  | 'application';

/** Milliseconds for which a token is valid (D8: 60 seconds). */
export const tokenTime = {
  passable: 60_000,
  servedFile: 60_000,
  historyDownload: 60_000,
  payoffDownload: 60_000,
  signIn: 5 * 60_000,
  changePassword: 15 * 60_000,
  newPassword: 30 * 60_000,
  application: 30 * 60_000,
  optOut: 30 * 24 * 60 * 60_000,
  verifyEmail: 24 * 60 * 60_000,
} as const satisfies Record<Purpose, number>;

/** Issues a token for one use; `details` are given back to the one who redeems it. */
export async function issueSingleUseToken(
  tx: Executor,
  purpose: Purpose,
  borrowerId: number,
  now: number,
  details?: string,
): Promise<string> {
  const token = newToken();
  await tx.run('DELETE FROM single_use_tokens WHERE expires_at <= ?', [now]);
  await tx.run('INSERT INTO single_use_tokens VALUES (?, ?, ?, ?, ?)', [
    hashToken(token),
    purpose,
    borrowerId,
    now + tokenTime[purpose],
    details ?? null,
  ]);
  return token;
}

/** Uses up a token; resolves to undefined for a used, expired or unknown one. */
export async function redeemWithDetails(
  tx: Executor,
  purpose: Purpose,
  token: string,
  now: number,
): Promise<{ readonly borrowerId: number; readonly details: string } | undefined> {
  const found = await tx.first(
    object({ borrower_id: number(), expires_at: number(), details: nullable(string()) }),
    `DELETE FROM single_use_tokens WHERE token_hash = ? AND purpose = ?
     RETURNING borrower_id, expires_at, details`,
    [hashToken(token), purpose],
  );
  if (!found || found.expires_at <= now) return undefined;
  return { borrowerId: found.borrower_id, details: found.details ?? '' };
}

/** Uses up a token; resolves to its borrower, or undefined for a used, expired or unknown one. */
export async function redeemSingleUseToken(
  tx: Executor,
  purpose: Purpose,
  token: string,
  now: number,
): Promise<number | undefined> {
  return (await redeemWithDetails(tx, purpose, token, now))?.borrowerId;
}

/** Voids the links that were mailed to a borrower's address to change the password or verify it. */
export async function revokeMailedLinks(tx: Executor, borrowerId: number): Promise<void> {
  await tx.run(
    "DELETE FROM single_use_tokens WHERE borrower_id = ? AND purpose IN ('newPassword', 'verifyEmail')",
    [borrowerId],
  );
}

/** Tokens that give no access, so they stay valid when the password changes. */
const harmless: readonly Purpose[] = ['verifyEmail', 'optOut'];

/** Voids every token of a borrower that gives access. */
export async function revokeSingleUseTokens(tx: Executor, borrowerId: number): Promise<void> {
  const marks = harmless.map(() => '?').join(', ');
  await tx.run(
    `DELETE FROM single_use_tokens WHERE borrower_id = ? AND purpose NOT IN (${marks})`,
    [borrowerId, ...harmless],
  );
}

/** The borrower of a token, without using it up. */
export async function singleUseTokenOwner(
  from: Executor,
  purpose: Purpose,
  token: string,
  now: number,
): Promise<number | undefined> {
  const found = await from.first(
    object({ borrower_id: number() }),
    'SELECT borrower_id FROM single_use_tokens WHERE token_hash = ? AND purpose = ? AND expires_at > ?',
    [hashToken(token), purpose, now],
  );
  return found?.borrower_id;
}
