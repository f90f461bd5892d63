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

/**
 * Cost of one password hash: scrypt's N, a power of two. With p = 5 it is the one of OWASP's equal
 * figures (from N = 2^17 with p = 1 down) that needs 16 MB, so that hashes leave a small host its
 * memory.
 */
export const standardCost = 2 ** 14;
/** scrypt's p. */
const standardPasses = 5;

/** scrypt's N and p. */
type Work = { readonly cost: number; readonly passes: number };

const amountOf = ({ cost, passes }: Work) => cost * passes;

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

/** The parts of a stored hash; the first hashes did not name p, which was 1. */
function partsOf(hash: string) {
  const parts = hash.split('$');
  const [key = '', salt = ''] = parts.toReversed();
  const passes = parts.length > 4 ? Number(parts[2]) : 1;
  return {
    work: { cost: Number(parts[1]), passes },
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
  const key = await deriveKey(password, salt, { cost, passes: standardPasses });
  const [savedSalt, savedKey] = [salt, key].map((bytes) => bytes.toString('base64url'));
  return ['scrypt', cost, standardPasses, savedSalt, savedKey].join('$');
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
  const whole = amountOf({ cost, passes: standardPasses });
  const isOutdated = (stored: string) => amountOf(partsOf(stored).work) < whole;

  /** Compares in constant time. */
  const matches = async (text: string, stored: string) => {
    const { work, salt, key } = partsOf(stored);
    const actual = await deriveKey(text, salt, work);
    return key.length === actual.length && timingSafeEqual(actual, key);
  };

  /** Takes the time by which a hash of lower cost is faster. */
  const takeTheRest = async (text: string, { cost: lower, passes: done }: Work): Promise<void> => {
    const passes = Math.round(whole / lower) - done;
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
      await takeTheRest(text, partsOf(stored).work);
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
