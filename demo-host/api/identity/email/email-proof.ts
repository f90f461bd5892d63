import { ok, refuse, type Checked } from '@portico/rules';
import { number, object, string } from 'valibot';
import {
  type CodeProblem,
  codesOf,
  codeTime,
  type Executor,
  hashToken,
  networkOf,
  newToken,
  type RequestDetails,
} from '@portico/server/parts';
import type { Services } from '../../services';

/** Milliseconds for which a proven address is accepted by a registration. */
const proofTime = 60 * 60_000;

/** Milliseconds after which nothing of a proof is kept: its code and the proof are void by then. */
const keptTime = codeTime + proofTime;

const codes = codesOf('registration_codes');

type Proof = { readonly visitor: string; readonly email: string };

/**
 * Creates a code to send to an address, and the token it is checked by. Voids this visitor's
 * earlier codes. Limited by visitor, by address (known or not) and by network.
 */
export async function beginProof(
  tx: Executor,
  services: Services,
  { visitor, email }: Proof,
  { ip, now }: RequestDetails,
): Promise<Checked<{ readonly token: string; readonly code: string }, 'MaxAttemptsReached'>> {
  const visitorHash = hashToken(visitor);
  const isFree = await services.limits.take(
    tx,
    [
      { limit: 'proofMail', by: `visitor ${visitorHash}` },
      { limit: 'proofMail', by: `email ${email}` },
      { limit: 'proofMailFrom', by: networkOf(ip) },
    ],
    now,
  );
  if (!isFree) return refuse('MaxAttemptsReached');
  await tx.run(
    'DELETE FROM registration_codes WHERE token_hash IN (SELECT token_hash FROM email_proofs WHERE visitor_hash = ?)',
    [visitorHash],
  );
  await tx.run('DELETE FROM registration_codes WHERE expires_at <= ?', [now]);
  await tx.run('DELETE FROM email_proofs WHERE sent_at <= ?', [now - keptTime]);
  const token = newToken();
  await tx.run('INSERT INTO email_proofs VALUES (?, ?, ?, ?, NULL, NULL)', [
    hashToken(token),
    visitorHash,
    email,
    now,
  ]);
  const tokenHash = hashToken(token);
  const { code } = await codes.issue(tx, services, { tokenHash, owner: tokenHash }, now);
  return ok({ token, code });
}

/** E-mails a code, without any text of the visitor, who can send it to any address. */
export async function sendProofCode(
  { mail }: Services,
  { to, code }: { readonly to: string; readonly code: string },
): Promise<void> {
  await mail.send({
    to,
    subject: 'Your security code',
    text: `Hello, your security code is ${code}.\n\nIt is good for ten minutes. If you are not registering with us, you need not do anything.\n\nCedar Valley Credit`,
  });
}

type Entry = { readonly visitor: string; readonly token: string; readonly code: string };

/** Checks an entered code; a right one proves the address. Wrong ones count by address and network. */
export async function checkProof(
  tx: Executor,
  services: Services,
  { visitor, token, code }: Entry,
  { ip, now }: RequestDetails,
): Promise<Checked<undefined, CodeProblem>> {
  const tokenHash = hashToken(token);
  const begun = await tx.first(
    object({ visitor_hash: string(), email: string() }),
    'SELECT visitor_hash, email FROM email_proofs WHERE token_hash = ?',
    [tokenHash],
  );
  if (begun?.visitor_hash !== hashToken(visitor)) return refuse('CodeInvalid');
  const checked = await codes.check(tx, services, {
    tokenHash,
    owner: tokenHash,
    code,
    now,
    guess: {
      of: [{ limit: 'wrongProofCode', by: begun.email }],
      from: [{ limit: 'wrongClaimFrom', by: networkOf(ip) }],
    },
  });
  if (checked.ok) {
    await tx.run(
      'UPDATE email_proofs SET verified_at = ?, verified_from = ? WHERE token_hash = ?',
      [now, networkOf(ip), tokenHash],
    );
  }
  return checked;
}

/** Whoever claims to have proven an address: a visitor or, where none is named, a network. */
export type Prover = { readonly visitor?: string | undefined; readonly ip: string };

/** Whether they proved this address within so many milliseconds. */
export async function isProven(
  from: Executor,
  email: string,
  { visitor, ip }: Prover,
  now: number,
  within = proofTime,
): Promise<boolean> {
  const [column, prover] =
    visitor === undefined ? ['verified_from', networkOf(ip)] : ['visitor_hash', hashToken(visitor)];
  const proof = await from.first(
    object({ verified_at: number() }),
    `SELECT verified_at FROM email_proofs WHERE email = ? AND verified_at > ? AND ${column} = ?`,
    [email, now - within, prover],
  );
  return proof !== undefined;
}
