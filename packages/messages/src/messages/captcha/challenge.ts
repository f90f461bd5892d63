import { toJson } from '@portico/rules';
import { captchaChallenge, type OutputOf } from '@portico/contract';
import type { Core } from '@portico/core/internal';

type Challenge = OutputOf<typeof captchaChallenge>;

/** Requests and solves a challenge; empty if the API has none, undefined when it fails. */
export async function completeChallenge(client: Core['client']): Promise<string | undefined> {
  const answer = await client.send(captchaChallenge, undefined);
  if (!answer.ok && answer.error.kind === 'missing') return '';
  const found = answer.ok ? await solve(answer.value) : undefined;
  if (!answer.ok || found === undefined) return undefined;
  const { salt, challenge, signature } = answer.value;
  return btoa(toJson({ salt, challenge, number: found, signature }));
}

/** The number whose hash with the salt is the challenge. Each await lets the page respond. */
export async function solve({
  salt,
  challenge,
  maxNumber,
}: Pick<Challenge, 'salt' | 'challenge' | 'maxNumber'>): Promise<number | undefined> {
  for (let number = 0; number <= maxNumber; number += 1) {
    if ((await sha256(`${salt}${number}`)) === challenge) return number;
  }
  return undefined;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
