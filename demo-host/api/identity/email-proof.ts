import { fail, ok, type Outcome } from '@portico/rules';
import { number, object, string } from 'valibot';
import type { Executor } from '../database/database';
import { hashToken, newToken, type Secrets } from '../secrets';
import { codesOf, maxSent } from './security-code';

/** Milliseconds in which a visitor, or an address, gets a few codes at most. */
const period = 60 * 60_000;
/** Milliseconds that a proven address counts for a registration. */
const proofTime = 60 * 60_000;

const codes = codesOf('registration_codes');

type Proof = { readonly visitor: string; readonly email: string };

/**
 * A code to be sent to an address, with the token it is checked by. Codes sent to this visitor
 * before are void. The same few for every address, known or not.
 */
export async function beginProof(
  tx: Executor,
  secrets: Secrets,
  { visitor, email }: Proof,
  now: number,
): Promise<Outcome<{ readonly token: string; readonly code: string }, 'MaxAttemptsReached'>> {
  const visitorHash = hashToken(visitor);
  const sent = await tx.first(
    object({ n: number() }),
    'SELECT COUNT(*) AS n FROM email_proofs WHERE sent_at > ? AND (visitor_hash = ? OR email = ?)',
    [now - period, visitorHash, email],
  );
  if ((sent?.n ?? 0) >= maxSent) return fail('MaxAttemptsReached');
  await tx.run(
    'DELETE FROM registration_codes WHERE token_hash IN (SELECT token_hash FROM email_proofs WHERE visitor_hash = ?)',
    [visitorHash],
  );
  const token = newToken();
  await tx.run('INSERT INTO email_proofs VALUES (?, ?, ?, ?, NULL)', [
    hashToken(token),
    visitorHash,
    email,
    now,
  ]);
  const issued = await codes.issue(tx, secrets, hashToken(token), now);
  return issued.ok ? ok({ token, code: issued.value }) : issued;
}

type Entry = { readonly visitor: string; readonly token: string; readonly code: string };

/** Checks the code that a visitor has entered; a right one proves the address. */
export async function checkProof(
  tx: Executor,
  secrets: Secrets,
  { visitor, token, code }: Entry,
  now: number,
): Promise<Outcome<undefined, 'CodeInvalid' | 'CodeExpired' | 'MaxAttemptsReached'>> {
  const tokenHash = hashToken(token);
  const begun = await tx.first(
    object({ visitor_hash: string() }),
    'SELECT visitor_hash FROM email_proofs WHERE token_hash = ?',
    [tokenHash],
  );
  if (begun?.visitor_hash !== hashToken(visitor)) return fail('CodeInvalid');
  const checked = await codes.check(tx, secrets, tokenHash, { code, now });
  if (checked.ok) {
    await tx.run('UPDATE email_proofs SET verified_at = ? WHERE token_hash = ?', [now, tokenHash]);
  }
  return checked;
}

/** Whether somebody has proven lately that this address is theirs. */
export async function isProven(from: Executor, email: string, now: number): Promise<boolean> {
  const proof = await from.first(
    object({ verified_at: number() }),
    'SELECT verified_at FROM email_proofs WHERE email = ? AND verified_at > ?',
    [email, now - proofTime],
  );
  return proof !== undefined;
}
