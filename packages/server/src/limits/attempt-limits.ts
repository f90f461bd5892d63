import { number, object } from 'valibot';
import type { Database, Executor } from '../database/database';
import { limits, longestPeriod, type LimitName } from './limits';
import type { Secrets } from '../secrets';

/** A limit and whom or what it counts; letter case and surrounding spaces are ignored. */
export type Count = { readonly limit: LimitName; readonly by: string | number };

/** A guess at a secret. */
export type Guess = {
  /** Counts of the guessed secret; reset by a right guess. */
  readonly of: readonly Count[];
  /**
   * Counts of the caller. A right guess does not count and resets none, so that entering one's own
   * secret allows no more guesses.
   */
  readonly from: readonly Count[];
  /** Counts of guesses that cost something whether right or wrong. */
  readonly always?: readonly Count[];
};

/** Everything by which a guess is counted. */
export const countsOf = ({ of, from, always = [] }: Guess): readonly Count[] => [
  ...of,
  ...from,
  ...always,
];

/** `paused`: the limit was reached before the guess, which is not judged then, or by it. */
export type GuessResult = 'right' | 'wrong' | 'paused';

/** Counts attempts, mails and files by limit. Instants are milliseconds on the real clock. */
export type AttemptLimits = {
  /** Whether one of the limits is reached. */
  readonly isReached: (from: Executor, counts: readonly Count[], now: number) => Promise<boolean>;
  /** Counts once more; false, and not counted, when one of the limits is reached. */
  readonly take: (tx: Executor, counts: readonly Count[], now: number) => Promise<boolean>;
  /** The same in a transaction of its own; a refusal only reads. */
  readonly admit: (database: Database, counts: readonly Count[], now: number) => Promise<boolean>;
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
  /**
   * Judges a guess whose judgement costs something, such as a hash. The guess is counted before it
   * is judged, so that one that is refused costs nothing, also when many are sent at the same time.
   */
  readonly guessFirst: (
    database: Database,
    guess: Guess,
    now: number,
    judge: () => Promise<boolean>,
  ) => Promise<GuessResult>;
  /** Resets counts. */
  readonly forget: (tx: Executor, counts: readonly Count[]) => Promise<void>;
  /** Makes a limit permanently reached. */
  readonly block: (tx: Executor, count: Count) => Promise<void>;
  /** Whether a limit was made permanently reached. */
  readonly isBlocked: (from: Executor, count: Count) => Promise<boolean>;
};

/** The instant of counts that no time makes old. */
const permanently = Number.MAX_SAFE_INTEGER;

/** @param secrets makes the keyed hash under which a subject is stored. */
export function createAttemptLimits(secrets: Secrets): AttemptLimits {
  const subjectOf = ({ limit, by }: Count) =>
    secrets.fingerprint(`${limit} ${String(by).trim().toLowerCase()}`);

  const isOneReached = async (from: Executor, count: Count, now: number): Promise<boolean> => {
    for (const { most, within } of limits[count.limit].allows) {
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

  const take: AttemptLimits['take'] = async (tx, counts, now) => {
    if (await isReached(tx, counts, now)) return false;
    await tx.run('DELETE FROM attempts WHERE at <= ?', [now - longestPeriod]);
    await add(tx, counts, now);
    return true;
  };

  /** Takes back what was counted at an instant, once for each of the counts. */
  const takeBack = async (tx: Executor, counts: readonly Count[], at: number): Promise<void> => {
    for (const count of counts) {
      await tx.run(
        `DELETE FROM attempts WHERE rowid = (
           SELECT rowid FROM attempts WHERE limit_name = ? AND subject_hash = ? AND at = ? LIMIT 1
         )`,
        [count.limit, subjectOf(count), at],
      );
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

  /** The result of a guess that was counted at `at`. */
  const settle = async (
    tx: Executor,
    guess: Guess,
    isRight: boolean,
    at: number,
  ): Promise<GuessResult> => {
    if (!isRight)
      return (await isReached(tx, [...guess.of, ...guess.from], at)) ? 'paused' : 'wrong';
    await forget(tx, guess.of);
    await takeBack(tx, guess.from, at);
    return 'right';
  };

  return {
    isReached,
    take,
    forget,
    admit: async (database, counts, now) =>
      !(await isReached(database, counts, now)) &&
      (await database.write((tx) => take(tx, counts, now))),
    checkGuess: async (tx, guess, isRight, now) =>
      (await take(tx, countsOf(guess), now)) ? settle(tx, guess, isRight, now) : 'paused',
    guessFirst: async (database, guess, now, judge) => {
      const isTaken = await database.write((tx) => take(tx, countsOf(guess), now));
      if (!isTaken) return 'paused';
      const isRight = await judge();
      return database.write((tx) => settle(tx, guess, isRight, now));
    },
    isBlocked: (from, count) => isReached(from, [count], permanently),
    block: async (tx, count) => {
      const [{ most }] = limits[count.limit].allows;
      for (let n = 0; n < most; n += 1) await add(tx, [count], permanently);
    },
  };
}
