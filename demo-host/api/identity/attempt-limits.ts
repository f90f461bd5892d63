import { number, object } from 'valibot';
import type { Executor } from '../database/database';
import type { Secrets } from '../secrets';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** So many times within so many milliseconds; more is refused until the first of them is that old. */
type Limit = { readonly most: number; readonly within: number };

/**
 * Everything that somebody could try until it is right, or have mailed for ever. A second limit over
 * a day is for short secrets: it stops who tries slowly. Names that end in From count by network.
 */
const limits = {
  /** By username, known or not, so that a pause tells nothing. */
  wrongPassword: [
    { most: 5, within: 15 * minute },
    { most: 100, within: day },
  ],
  wrongPasswordFrom: [{ most: 50, within: 15 * minute }],
  /** By borrower, whichever sign-in it came from: six digits. */
  wrongCode: [
    { most: 10, within: 15 * minute },
    { most: 20, within: day },
  ],
  /** By borrower. */
  codeMail: [
    { most: 5, within: 15 * minute },
    { most: 20, within: day },
  ],
  /** By borrower. */
  wrongSsn: [
    { most: 5, within: 15 * minute },
    { most: 10, within: day },
  ],
  /** By borrower: comparing a new password with the SSN and the earlier ones. */
  passwordCheck: [
    { most: 50, within: 15 * minute },
    { most: 200, within: day },
  ],
  /** By the person who is claimed to be recovering. */
  wrongIdentity: [
    { most: 5, within: 15 * minute },
    { most: 20, within: day },
  ],
  /** By borrower. */
  wrongAnswer: [
    { most: 5, within: 15 * minute },
    { most: 10, within: day },
  ],
  /** By borrower. */
  linkMail: [
    { most: 3, within: 15 * minute },
    { most: 10, within: day },
  ],
  /** By each of account, SSN and person of a registration. */
  wrongRegistration: [
    { most: 5, within: 15 * minute },
    { most: 20, within: day },
  ],
  /** Identities, secret answers, registrations and codes of registrations together. */
  wrongClaimFrom: [{ most: 20, within: 15 * minute }],
  /** By e-mail address: six digits. */
  wrongProofCode: [
    { most: 10, within: hour },
    { most: 20, within: day },
  ],
  /** By e-mail address, and by visitor. */
  proofMail: [{ most: 5, within: hour }],
  proofMailFrom: [{ most: 20, within: hour }],
} as const satisfies Record<string, readonly Limit[]>;

export type LimitName = keyof typeof limits;

/** One count: which limit, and by whom or what. Letter case and spaces around it make no other one. */
export type Count = { readonly limit: LimitName; readonly by: string | number };

/** A guess at a secret. */
export type Guess = {
  /** What is guessed: starts anew after a right guess. */
  readonly of: readonly Count[];
  /** Who guesses: a right guess of one's own gives no new ones at others. */
  readonly from: readonly Count[];
};

/** `paused`: not looked at, or the wrong guess that was one too many. */
export type Verdict = 'right' | 'wrong' | 'paused';

/** Counts what may not be tried or mailed for ever. Instants are milliseconds on the real clock. */
export type AttemptLimits = {
  /** Whether one of the limits is reached. */
  readonly isReached: (from: Executor, counts: readonly Count[], now: number) => Promise<boolean>;
  /** Counts once more; false, and not counted, when one of the limits is reached. */
  readonly take: (tx: Executor, counts: readonly Count[], now: number) => Promise<boolean>;
  /**
   * Says what becomes of a guess and counts a wrong one, in the transaction that acts on it: of guesses
   * sent at the same time none is looked at after the limit.
   */
  readonly judge: (tx: Executor, guess: Guess, isRight: boolean, now: number) => Promise<Verdict>;
  /** Starts counts anew. */
  readonly forget: (tx: Executor, counts: readonly Count[]) => Promise<void>;
  /** Reaches a limit for good. */
  readonly block: (tx: Executor, count: Count) => Promise<void>;
};

const forGood = Number.MAX_SAFE_INTEGER;
const longest = Math.max(...Object.values(limits).flatMap((all) => all.map((one) => one.within)));

/** @param secrets who is counted is kept as a keyed hash only. */
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
    judge: async (tx, guess, isRight, now) => {
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
      for (let n = 0; n < limits[count.limit][0].most; n += 1) await add(tx, [count], forGood);
    },
  };
}
