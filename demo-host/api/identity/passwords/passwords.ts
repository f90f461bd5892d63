import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createHashQueue, hashCapacity } from './hash-queue';

type Parameters = {
  readonly N: number;
  readonly r: number;
  readonly p: number;
  readonly maxmem: number;
};

const derive = promisify<string, Buffer, number, Parameters, Buffer>(scrypt);

const keyLength = 32;
/** scrypt's block size. */
const blocks = 8;

/** Cost of one password hash (scrypt's N, with r = 8 and p = 1): OWASP's figure. A power of two. */
export const standardCost = 2 ** 17;

/** scrypt's options; twice its memory is allowed, which is more than it needs. */
const parameters = (cost: number, passes = 1): Parameters => ({
  N: cost,
  r: blocks,
  p: passes,
  maxmem: 2 * 128 * blocks * (cost + passes),
});

/** The parts of a stored hash. */
function partsOf(hash: string) {
  const [, cost = '', salt = '', key = ''] = hash.split('$');
  return {
    cost: Number(cost),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

/**
 * A salted scrypt hash that includes its parameters. Handlers hash by `Passwords`, which limits how
 * many are made at once.
 */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, keyLength, parameters(cost));
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether a password matches a hash; compares in constant time. */
async function checkPassword(password: string, hash: string): Promise<boolean> {
  const { cost, salt, key } = partsOf(hash);
  const actual = await derive(password, salt, keyLength, parameters(cost));
  return key.length === actual.length && timingSafeEqual(actual, key);
}

/** Makes and checks hashes of passwords and secret answers. */
export type Hasher = {
  readonly hash: (text: string) => Promise<string>;
  /**
   * Whether a text matches a hash; false where there is none. Takes as long without a hash, and with
   * one of a lower cost, as with one of this host's cost.
   */
  readonly check: (text: string, hash: string | undefined) => Promise<boolean>;
  /** Whether it matches, in the time that the hash itself takes. */
  readonly matches: (text: string, hash: string) => Promise<boolean>;
  /** The hash to replace one of a lower cost than this host's; undefined for one that is kept. */
  readonly renew: (text: string, hash: string) => Promise<string | undefined>;
};

/** Hashing, of which this process does only so much at once. */
export type Passwords = {
  /**
   * Runs work that hashes, in its turn. Throws `Busy` when too much waits.
   *
   * @param from the network of the caller; a few of each may wait.
   */
  readonly inTurn: <T>(from: string, work: (hasher: Hasher) => Promise<T>) => Promise<T>;
};

function createHasher(cost: number): Hasher {
  const isOutdated = (hash: string) => partsOf(hash).cost < cost;

  /** Takes the time by which a hash of lower cost is faster. */
  const takeTheRest = async (text: string, lower: number): Promise<void> => {
    const passes = cost / lower - 1;
    if (passes >= 1) await derive(text, randomBytes(16), keyLength, parameters(lower, passes));
  };

  return {
    hash: (text) => hashPassword(text, cost),
    matches: checkPassword,
    renew: async (text, hash) => (isOutdated(hash) ? hashPassword(text, cost) : undefined),
    check: async (text, hash) => {
      if (hash === undefined) {
        await hashPassword(text, cost);
        return false;
      }
      const isRight = await checkPassword(text, hash);
      if (isOutdated(hash)) await takeTheRest(text, partsOf(hash).cost);
      return isRight;
    },
  };
}

/** @param cost of the hashes that are made; those of a lower one are still accepted. */
export function createPasswords(cost: number): Passwords {
  const hasher = createHasher(cost);
  const queue = createHashQueue(hashCapacity);
  return { inTurn: (from, work) => queue(from, () => work(hasher)) };
}
