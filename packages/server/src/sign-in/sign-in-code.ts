import { ok, refuse, type Checked } from '@portico/rules';
import { number, object, string } from 'valibot';
import type { Executor } from '../database/database';
import { putRow } from '../database/rows';
import type { ServerServices } from '../services';
import { codeMails, wrongCodes } from '../limits/borrower-counts';
import { codesOf, type CodeProblem, type StoredCode } from '../credentials/security-code';

const codes = codesOf('security_codes');

type Who = { readonly borrowerId: number; readonly tokenHash: string };
/** `ip`: from where the sign-in comes. */
type Asks = Who & { readonly ip: string };

const ownerOf = (borrowerId: number) => `borrower ${borrowerId}`;

/** Issues a code to mail for a sign-in; fails during a pause and over the limit of mails. */
export async function issueSignInCode(
  tx: Executor,
  services: ServerServices,
  { borrowerId, tokenHash, ip }: Asks,
  now: number,
): Promise<Checked<string, 'MaxAttemptsReached'>> {
  const { limits } = services;
  const who = { id: borrowerId };
  const pauses = await limits.isReached(tx, [wrongCodes(who)], now);
  if (pauses || !(await limits.take(tx, codeMails(who, ip), now))) {
    return refuse('MaxAttemptsReached');
  }
  const owner = ownerOf(borrowerId);
  const { code, stored } = await codes.issue(tx, services, { tokenHash, owner }, now);
  await putRow(
    tx,
    'last_mailed_codes',
    { borrower_id: borrowerId },
    { code_hash: stored.codeHash, expires_at: stored.expiresAt },
  );
  return ok(code);
}

/**
 * The code for a sign-in that begins, undefined where none is mailed: over the limit of mails the
 * last one mailed serves this sign-in too, so that sign-ins that are not finished lock nobody out.
 */
export async function codeForSignIn(
  tx: Executor,
  services: ServerServices,
  who: Asks,
  now: number,
): Promise<Checked<string | undefined, 'MaxAttemptsReached'>> {
  const issued = await issueSignInCode(tx, services, who, now);
  if (issued.ok) return issued;
  const id = who.borrowerId;
  const pauses = await services.limits.isReached(tx, [wrongCodes({ id })], now);
  const last = pauses ? undefined : await lastMailed(tx, id, now);
  if (!last) return issued;
  await codes.store(tx, who.tokenHash, last);
  return ok(undefined);
}

/** The last code mailed to a borrower, while it is valid. */
async function lastMailed(
  from: Executor,
  borrowerId: number,
  now: number,
): Promise<StoredCode | undefined> {
  const found = await from.first(
    object({ code_hash: string(), expires_at: number() }),
    'SELECT code_hash, expires_at FROM last_mailed_codes WHERE borrower_id = ? AND expires_at > ?',
    [borrowerId, now],
  );
  return found && { codeHash: found.code_hash, expiresAt: found.expires_at };
}

/** The result of an entry, and whether it is the wrong one that pauses the borrower's codes. */
export type CheckedCode = {
  readonly outcome: Checked<undefined, CodeProblem>;
  readonly pauses: boolean;
};

/** Checks the code of a sign-in. Wrong ones count by borrower, across sign-ins and resends. */
export async function checkSignInCode(
  tx: Executor,
  services: ServerServices,
  { borrowerId: id, tokenHash, ip }: Asks,
  { code, now }: { readonly code: string; readonly now: number },
): Promise<CheckedCode> {
  const isPaused = () => services.limits.isReached(tx, [wrongCodes({ id })], now);
  if (await isPaused()) return { outcome: refuse('MaxAttemptsReached'), pauses: false };
  const guess = { of: [wrongCodes({ id })], from: [] };
  const owner = ownerOf(id);
  const outcome = await codes.check(tx, services, { tokenHash, owner, code, now, guess });
  if (outcome.ok) {
    // A right code shows that the mails arrive, so their count is reset too.
    await services.limits.forget(tx, codeMails({ id }, ip));
    await tx.run('DELETE FROM last_mailed_codes WHERE borrower_id = ?', [id]);
  }
  return { outcome, pauses: !outcome.ok && (await isPaused()) };
}
