import { number, object } from 'valibot';
import type { Executor } from '../database/database';
import type { Secrets } from '../secrets';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** `most` attempts within `within` milliseconds; more are refused until the oldest is that old. */
type Limit = { readonly most: number; readonly within: number };

const limit = (most: number, within: number): Limit => ({ most, within });

/**
 * Limits on guessing secrets, and on mails and files that a visitor can cause. Short secrets have a second
 * limit over a day, against slow guessing. Names that end in From count by network.
 */
const limits = {
  /** By username, known or not, so that a pause does not reveal which usernames exist. */
  wrongPassword: [limit(5, 15 * minute), limit(100, day)],
  wrongPasswordFrom: [limit(50, 15 * minute)],
  /** By borrower, across sign-ins: six digits. */
  wrongCode: [limit(10, 15 * minute), limit(20, day)],
  /** By borrower. */
  codeMail: [limit(5, 15 * minute), limit(20, day)],
  /** By borrower. */
  wrongSsn: [limit(5, 15 * minute), limit(10, day)],
  /** By borrower: comparing a new password with the SSN and the earlier ones. */
  passwordCheck: [limit(50, 15 * minute), limit(200, day)],
  /** By the person that the visitor claims to be. */
  wrongIdentity: [limit(5, 15 * minute), limit(20, day)],
  /** By borrower. */
  wrongAnswer: [limit(5, 15 * minute), limit(10, day)],
  /** By borrower: new login names, which reveals the taken ones. */
  loginName: [limit(20, 15 * minute), limit(50, day)],
  /** By borrower: new e-mail addresses, each of which gets a mail. */
  newEmail: [limit(3, 15 * minute), limit(10, day)],
  /** By borrower. */
  linkMail: [limit(3, 15 * minute), limit(10, day)],
  /** By each of account, SSN and person of a registration. */
  wrongRegistration: [limit(5, 15 * minute), limit(20, day)],
  /** Identities, secret answers, registrations and codes of registrations together. */
  wrongClaimFrom: [limit(20, 15 * minute)],
  /** By e-mail address: six digits. */
  wrongProofCode: [limit(10, hour), limit(20, day)],
  /** By e-mail address, and by visitor. */
  proofMail: [limit(5, hour)],
  proofMailFrom: [limit(20, hour)],
  /** By borrower: files sent, or begun to be sent. */
  upload: [limit(100, 15 * minute)],
} as const satisfies Record<string, readonly [Limit, ...Limit[]]>;

export type LimitName = keyof typeof limits;

/** A limit and whom or what it counts; letter case and surrounding spaces are ignored. */
export type Count = { readonly limit: LimitName; readonly by: string | number };

/** A guess at a secret. */
export type Guess = {
  /** Counts of the guessed secret; reset by a right guess. */
  readonly of: readonly Count[];
  /** Counts of the caller; not reset, so that entering one's own secret allows no more guesses. */
  readonly from: readonly Count[];
};

/** `paused`: the limit was reached before the guess, which is not judged then, or by it. */
export type GuessResult = 'right' | 'wrong' | 'paused';

/** Counts attempts, mails and files by limit. Instants are milliseconds on the real clock. */
export type AttemptLimits = {
  /** Whether one of the limits is reached. */
  readonly isReached: (from: Executor, counts: readonly Count[], now: number) => Promise<boolean>;
  /** Counts once more; false, and not counted, when one of the limits is reached. */
  readonly take: (tx: Executor, counts: readonly Count[], now: number) => Promise<boolean>;
  /**
   * Judges a guess and counts a wrong one. Runs in the transaction that acts on the result, so that
   * guesses sent at the same time cannot exceed the limit.
   */
  readonly checkGuess: (
    tx: Executor,
    guess: Guess,
    isRight: boolean,
    now: number,
  ) => Promise<GuessResult>;
  /** Resets counts. */
  readonly forget: (tx: Executor, counts: readonly Count[]) => Promise<void>;
  /** Makes a limit permanently reached. */
  readonly block: (tx: Executor, count: Count) => Promise<void>;
};

const permanently = Number.MAX_SAFE_INTEGER;
const longest = Math.max(...Object.values(limits).flatMap((all) => all.map((one) => one.within)));

/** @param secrets makes the keyed hash under which a subject is stored. */
export function createAttemptLimits(secrets: Secrets): AttemptLimits {
  const subjectOf = ({ limit, by }: Count) =>
    secrets.fingerprint(`${limit} ${String(by).trim().toLowerCase()}`);

  const isOneReached = async (from: Executor, count: Count, now: number): Promise<boolean> => {
    for (const { most, within } of limits[count.limit]) {
      const row = await from.first(
        object({ n: number() }),
        'SELECT COUNT(*) AS n FROM attempts WHERE limit_name = ? AND subject_hash = ? AND at > ?',
        [count.limit, subjectOf(count), now - within],
      );
      if ((row?.n ?? 0) >= most) return true;
    }
    return false;
  };

  const isReached: AttemptLimits['isReached'] = async (from, counts, now) => {
    for (const count of counts) if (await isOneReached(from, count, now)) return true;
    return false;
  };

  const add = async (tx: Executor, counts: readonly Count[], at: number): Promise<void> => {
    for (const count of counts) {
      await tx.run('INSERT INTO attempts VALUES (?, ?, ?)', [count.limit, subjectOf(count), at]);
    }
  };

  const forget: AttemptLimits['forget'] = async (tx, counts) => {
    for (const count of counts) {
      await tx.run('DELETE FROM attempts WHERE limit_name = ? AND subject_hash = ?', [
        count.limit,
        subjectOf(count),
      ]);
    }
  };

  return {
    isReached,
    forget,
    take: async (tx, counts, now) => {
      if (await isReached(tx, counts, now)) return false;
      await tx.run('DELETE FROM attempts WHERE at <= ?', [now - longest]);
      await add(tx, counts, now);
      return true;
    },
    checkGuess: async (tx, guess, isRight, now) => {
      const counts = [...guess.of, ...guess.from];
      if (await isReached(tx, counts, now)) return 'paused';
      if (isRight) {
        await forget(tx, guess.of);
        return 'right';
      }
      await tx.run('DELETE FROM attempts WHERE at <= ?', [now - longest]);
      await add(tx, counts, now);
      return (await isReached(tx, counts, now)) ? 'paused' : 'wrong';
    },
    block: async (tx, count) => {
      for (let n = 0; n < limits[count.limit][0].most; n += 1) await add(tx, [count], permanently);
    },
  };
}
