import { number, object, string } from 'valibot';
import { type Executor, hashToken, newToken } from '@portico/server/parts';

/** Milliseconds for which a challenge is valid: a sign-in page may be open for a while. */
export const challengeTime = 15 * 60_000;

/** For whom a challenge is. */
export type ChallengeFor = {
  readonly origin: string;
  /** The session that adds a passkey; undefined for signing in. */
  readonly sessionHash: string | undefined;
};

/** Issues a challenge for one use: 32 random bytes, base64url. */
export async function issueChallenge(
  tx: Executor,
  { origin, sessionHash }: ChallengeFor,
  now: number,
): Promise<string> {
  const challenge = newToken();
  await tx.run('DELETE FROM passkey_challenges WHERE expires_at <= ?', [now]);
  await tx.run('INSERT INTO passkey_challenges VALUES (?, ?, ?, ?)', [
    hashToken(challenge),
    origin,
    sessionHash ?? '',
    now + challengeTime,
  ]);
  return challenge;
}

/** Uses up a challenge; false for a used, expired or unknown one, and for one of another. */
export async function redeemChallenge(
  tx: Executor,
  challenge: string,
  { origin, sessionHash }: ChallengeFor,
  now: number,
): Promise<boolean> {
  const found = await tx.first(
    object({ origin: string(), session_hash: string(), expires_at: number() }),
    `DELETE FROM passkey_challenges WHERE challenge_hash = ?
     RETURNING origin, session_hash, expires_at`,
    [hashToken(challenge)],
  );
  return (
    found !== undefined &&
    found.expires_at > now &&
    found.origin === origin &&
    found.session_hash === (sessionHash ?? '')
  );
}
