import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createHashQueue, hashCapacity } from './hash-queue';

type Options = {
  readonly N: number;
  readonly r: number;
  readonly p: number;
  readonly maxmem: number;
};

const derive = promisify<string, Buffer, number, Options, Buffer>(scrypt);

const keyLength = 32;
/** scrypt's block size. */
const blocks = 8;

/** Cost of one password hash (scrypt's N, with r = 8 and p = 1): OWASP's figure. A power of two. */
export const standardCost = 2 ** 17;

/** scrypt's N and p. */
type Work = { readonly cost: number; readonly passes: number };

/** Derives a key from a password: the work of a hash. */
export type DeriveKey = (password: string, salt: Buffer, work: Work) => Promise<Buffer>;

/** By scrypt, which may use twice the memory that it needs. */
export const deriveByScrypt: DeriveKey = (password, salt, { cost, passes }) =>
  derive(password, salt, keyLength, {
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
export async function hashPassword(
  password: string,
  cost: number,
  deriveKey = deriveByScrypt,
): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt, { cost, passes: 1 });
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$');
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

function createHasher(cost: number, deriveKey: DeriveKey): Hasher {
  const hash = (text: string) => hashPassword(text, cost, deriveKey);
  const isOutdated = (stored: string) => partsOf(stored).cost < cost;

  /** Compares in constant time. */
  const matches = async (text: string, stored: string) => {
    const parts = partsOf(stored);
    const actual = await deriveKey(text, parts.salt, { cost: parts.cost, passes: 1 });
    return parts.key.length === actual.length && timingSafeEqual(actual, parts.key);
  };

  /** Takes the time by which a hash of lower cost is faster. */
  const takeTheRest = async (text: string, lower: number): Promise<void> => {
    const passes = cost / lower - 1;
    if (passes >= 1) await deriveKey(text, randomBytes(16), { cost: lower, passes });
  };

  return {
    hash,
    matches,
    renew: async (text, stored) => (isOutdated(stored) ? hash(text) : undefined),
    check: async (text, stored) => {
      if (stored === undefined) {
        await hash(text);
        return false;
      }
      const isRight = await matches(text, stored);
      await takeTheRest(text, partsOf(stored).cost);
      return isRight;
    },
  };
}

/** @param cost of the hashes that are made; those of a lower one are still accepted. */
export function createPasswords(cost: number, deriveKey = deriveByScrypt): Passwords {
  const hasher = createHasher(cost, deriveKey);
  const queue = createHashQueue(hashCapacity);
  return { inTurn: (from, work) => queue(from, () => work(hasher)) };
}
