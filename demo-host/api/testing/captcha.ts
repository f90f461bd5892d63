import { createHash } from 'node:crypto';
import { captchaChallenge } from '@portico/contract';
import { number, object, parse, string } from 'valibot';
import type { TestHost } from './test-host';

const challengeBody = object({
  Salt: string(),
  Challenge: string(),
  MaxNumber: number(),
  Signature: string(),
});

/** A completed captcha, as a browser makes it. */
export async function captchaCode(host: TestHost): Promise<string> {
  const { body } = await host.send(captchaChallenge, undefined);
  const {
    Salt: salt,
    Challenge: challenge,
    MaxNumber: most,
    Signature,
  } = parse(challengeBody, body);
  for (let found = 0; found <= most; found += 1) {
    if (createHash('sha256').update(`${salt}${found}`).digest('hex') !== challenge) continue;
    const answer = { salt, challenge, number: found, signature: Signature };
    return Buffer.from(JSON.stringify(answer)).toString('base64');
  }
  throw new Error('The challenge has no answer.');
}
