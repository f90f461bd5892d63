import { randomInt, timingSafeEqual } from 'node:crypto';
import { fail, ok, type Outcome } from '@portico/rules';
import { number, object, string } from 'valibot';
import type { Executor } from '../database/database';
import type { Services } from '../services';
import type { Guess } from './attempt-limits';

/** Milliseconds for which a code is valid. */
export const codeTime = 10 * 60_000;
/** Wrong entries after which a code is void. */
export const maxAttempts = 5;

const row = object({ code_hash: string(), expires_at: number(), attempts: number() });

/** Where codes are stored: of a sign-in by its session, of a registration by its MFAToken. */
type CodeTable = 'security_codes' | 'registration_codes';

type Entry = {
  readonly tokenHash: string;
  readonly code: string;
  /** Counted in addition to the attempts at this code. */
  readonly guess: Guess;
  readonly now: number;
};

/** Why a code is not accepted. */
export type CodeProblem = 'CodeInvalid' | 'CodeExpired' | 'MaxAttemptsReached';

/** Codes valid for a few minutes and a few attempts, each for one token. */
export function codesOf(table: CodeTable) {
  const find = (from: Executor, tokenHash: string) =>
    from.first(row, `SELECT * FROM ${table} WHERE token_hash = ?`, [tokenHash]);

  return {
    /** Issues a code for a token; voids the one before. */
    issue: async (
      tx: Executor,
      { secrets }: Services,
      tokenHash: string,
      now: number,
    ): Promise<string> => {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await tx.run(`INSERT OR REPLACE INTO ${table} VALUES (?, ?, ?, 0)`, [
        tokenHash,
        secrets.fingerprint(`${tokenHash} ${code}`),
        now + codeTime,
      ]);
      return code;
    },

    /** Checks a code, counting the attempt. A right one is used up. */
    check: async (
      tx: Executor,
      { secrets, limits }: Services,
      { tokenHash, code, guess, now }: Entry,
    ): Promise<Outcome<undefined, CodeProblem>> => {
      const issued = await find(tx, tokenHash);
      if (!issued) return fail('CodeInvalid');
      if (issued.attempts >= maxAttempts) return fail('MaxAttemptsReached');
      if (issued.expires_at <= now) return fail('CodeExpired');
      const given = secrets.fingerprint(`${tokenHash} ${code.trim()}`);
      const isRight = timingSafeEqual(Buffer.from(given), Buffer.from(issued.code_hash));
      const result = await limits.checkGuess(tx, guess, isRight, now);
      if (result === 'right') {
        await tx.run(`DELETE FROM ${table} WHERE token_hash = ?`, [tokenHash]);
        return ok(undefined);
      }
      await tx.run(`UPDATE ${table} SET attempts = attempts + 1 WHERE token_hash = ?`, [tokenHash]);
      const isLast = result === 'paused' || issued.attempts + 1 >= maxAttempts;
      return fail(isLast ? 'MaxAttemptsReached' : 'CodeInvalid');
    },
  };
}
