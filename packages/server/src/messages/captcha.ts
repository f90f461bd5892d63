import { createHash, randomBytes, randomInt } from 'node:crypto';
import { number, object, parseJson, pipe, safeParse, string } from 'valibot';
import type { Executor } from '../database/database';
import { isSameText, type Secrets } from '../secrets';

/** Milliseconds within which a challenge has to be answered: long enough to write a message. */
export const captchaTime = 30 * 60_000;
/** How many numbers a browser has to try at most: about half a second on a phone. */
const maxNumber = 20_000;

const answer = pipe(
  string(),
  parseJson(),
  object({ salt: string(), challenge: string(), signature: string(), number: number() }),
);

const hashOf = (salt: string, found: number) =>
  createHash('sha256').update(`${salt}${found}`).digest('hex');
const sign = (secrets: Secrets, salt: string, challenge: string) =>
  secrets.fingerprint(`captcha ${salt} ${challenge}`);

/** A signed challenge; nothing of it is stored (D57). */
export function newChallenge(secrets: Secrets, now: number) {
  const salt = `${randomBytes(12).toString('hex')}.${now + captchaTime}.`;
  const challenge = hashOf(salt, randomInt(maxNumber + 1));
  return { salt, challenge, maxNumber, signature: sign(secrets, salt, challenge) };
}

/** Whether a code answers a challenge of this host in time; each is accepted once. */
export async function redeemCaptcha(
  tx: Executor,
  secrets: Secrets,
  code: string,
  now: number,
): Promise<boolean> {
  const read = safeParse(answer, Buffer.from(code, 'base64').toString());
  if (!read.success) return false;
  const { salt, challenge, signature, number: found } = read.output;
  const expiresAt = Number(salt.split('.')[1]);
  const isOurs = isSameText(signature, sign(secrets, salt, challenge));
  if (!isOurs || hashOf(salt, found) !== challenge || !(expiresAt > now)) return false;
  await tx.run('DELETE FROM used_captchas WHERE expires_at <= ?', [now]);
  const sql = 'INSERT INTO used_captchas VALUES (?, ?) ON CONFLICT DO NOTHING';
  return (await tx.run(sql, [signature, expiresAt])) === 1;
}
