import { nullable, number, object, string } from 'valibot';
import type { Executor } from '../database/database';
import { hashToken, newToken } from '../secrets';
import { isOpen } from './session-store';

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

/** What a signed-in borrower opens in another window: these tokens end with their session. */
type SessionPurpose = 'passable' | 'servedFile' | 'historyDownload' | 'payoffDownload';

type Owner = { readonly borrowerId: number; readonly tokenHash: string | undefined };

async function issue(
  tx: Executor,
  purpose: Purpose,
  { borrowerId, tokenHash }: Owner,
  now: number,
  details: string | undefined,
): Promise<string> {
  const token = newToken();
  await tx.run('DELETE FROM single_use_tokens WHERE expires_at <= ?', [now]);
  await tx.run('INSERT INTO single_use_tokens VALUES (?, ?, ?, ?, ?, ?)', [
    hashToken(token),
    purpose,
    borrowerId,
    now + tokenTime[purpose],
    details ?? null,
    tokenHash ?? null,
  ]);
  return token;
}

/** Issues a token for one use; `details` are given back to the one who uses it. */
export function issueSingleUseToken(
  tx: Executor,
  purpose: Exclude<Purpose, SessionPurpose>,
  borrowerId: number,
  now: number,
  details?: string,
): Promise<string> {
  return issue(tx, purpose, { borrowerId, tokenHash: undefined }, now, details);
}

/**
 * Issues a token for one use that ends with its session; `details` are given back to the one who
 * redeems it.
 */
export function issueSessionToken(
  tx: Executor,
  purpose: SessionPurpose,
  session: { readonly borrowerId: number; readonly tokenHash: string },
  now: number,
  details?: string,
): Promise<string> {
  return issue(tx, purpose, session, now, details);
}

/** Who had a token issued, and for what. */
export type Redeemed = {
  readonly borrowerId: number;
  readonly details: string;
  /** The hash of the token of its session, where it ends with one. */
  readonly tokenHash: string | undefined;
};

/** Uses up a token; resolves to undefined for a used, expired or unknown one. */
export async function redeemWithDetails(
  tx: Executor,
  purpose: Purpose,
  token: string,
  now: number,
): Promise<Redeemed | undefined> {
  const found = await tx.first(
    object({
      borrower_id: number(),
      expires_at: number(),
      details: nullable(string()),
      session_hash: nullable(string()),
    }),
    `DELETE FROM single_use_tokens WHERE token_hash = ? AND purpose = ?
     RETURNING borrower_id, expires_at, details, session_hash`,
    [hashToken(token), purpose],
  );
  if (!found || found.expires_at <= now) return undefined;
  const tokenHash = found.session_hash ?? undefined;
  if (tokenHash !== undefined && !(await isOpen(tx, tokenHash, now))) return undefined;
  return { borrowerId: found.borrower_id, details: found.details ?? '', tokenHash };
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

/** Voids the links that were mailed to a borrower's address to change the password. */
export async function revokeMailedLinks(tx: Executor, borrowerId: number): Promise<void> {
  await tx.run("DELETE FROM single_use_tokens WHERE borrower_id = ? AND purpose = 'newPassword'", [
    borrowerId,
  ]);
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

/** Whose a token is and for what, without using it up; undefined for an expired or unknown one. */
export async function readToken(
  from: Executor,
  purpose: Exclude<Purpose, SessionPurpose>,
  token: string,
  now: number,
): Promise<Pick<Redeemed, 'borrowerId' | 'details'> | undefined> {
  const found = await from.first(
    object({ borrower_id: number(), details: nullable(string()) }),
    'SELECT borrower_id, details FROM single_use_tokens WHERE token_hash = ? AND purpose = ? AND expires_at > ?',
    [hashToken(token), purpose, now],
  );
  return found && { borrowerId: found.borrower_id, details: found.details ?? '' };
}

/** The borrower of a token, without using it up. */
export async function singleUseTokenOwner(
  from: Executor,
  purpose: Exclude<Purpose, SessionPurpose>,
  token: string,
  now: number,
): Promise<number | undefined> {
  return (await readToken(from, purpose, token, now))?.borrowerId;
}
