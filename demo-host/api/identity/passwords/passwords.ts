import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number }, Buffer>(
  scrypt,
);

const keyLength = 32;

/** Cost of one password hash (scrypt's N); a power of two. */
export const standardCost = 2 ** 14;

/** Checked when there is no hash, so that the answer takes as long as with one of the same cost. */
export const noSuchPassword = (cost: number): string =>
  `scrypt$${cost}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** A salted scrypt hash that includes its parameters. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, keyLength, { N: cost, r: 8, p: 1 });
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether a password matches a hash; compares in constant time. */
export async function checkPassword(password: string, hash: string): Promise<boolean> {
  const [, cost = '', salt = '', key = ''] = hash.split('$');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), keyLength, {
    N: Number(cost),
    r: 8,
    p: 1,
  });
  return expected.length === actual.length && timingSafeEqual(actual, expected);
}
