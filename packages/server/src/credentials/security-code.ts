import { ok, refuse, type Checked } from '@portico/rules';
import { number, object, string } from 'valibot';
import type { Executor } from '../database/database';
import { putRow } from '../database/rows';
import { isSameText, type Secrets } from '../secrets';
import type { ServerServices } from '../services';
import type { Guess } from '../limits/attempt-limits';

/** Milliseconds for which a code is valid. */
export const codeTime = 10 * 60_000;
/** Wrong entries after which a code is void. */
export const maxAttempts = 5;

const row = object({ code_hash: string(), expires_at: number(), attempts: number() });

/** Where codes are stored: of a sign-in by its session, of a registration by its MFAToken. */
type CodeTable = 'security_codes' | 'registration_codes';

type Entry = {
  readonly tokenHash: string;
  /** Whose code it is: codes of one owner have equal hashes. */
  readonly owner: string;
  readonly code: string;
  /** Counted in addition to the attempts at this code. */
  readonly guess: Guess;
  readonly now: number;
};

/** A code as stored. */
export type StoredCode = { readonly codeHash: string; readonly expiresAt: number };

const hashOf = (secrets: Secrets, owner: string, code: string) =>
  secrets.fingerprint(`${owner} ${code}`);

/** Why a code is not accepted. */
export type CodeProblem = 'CodeInvalid' | 'CodeExpired' | 'MaxAttemptsReached';

/** Codes valid for a few minutes and a few attempts, each for one token. */
export function codesOf(table: CodeTable) {
  const find = (from: Executor, tokenHash: string) =>
    from.first(row, `SELECT * FROM ${table} WHERE token_hash = ?`, [tokenHash]);

  const store = async (tx: Executor, tokenHash: string, { codeHash, expiresAt }: StoredCode) => {
    const values = { code_hash: codeHash, expires_at: expiresAt, attempts: 0 };
    await putRow(tx, table, { token_hash: tokenHash }, values);
  };

  return {
    /** Issues a code for a token; voids the one before. */
    issue: async (
      tx: Executor,
      { secrets, newCode }: ServerServices,
      { tokenHash, owner }: Pick<Entry, 'tokenHash' | 'owner'>,
      now: number,
    ): Promise<{ readonly code: string; readonly stored: StoredCode }> => {
      const code = newCode();
      const stored = { codeHash: hashOf(secrets, owner, code), expiresAt: now + codeTime };
      await store(tx, tokenHash, stored);
      return { code, stored };
    },

    /** Lets a code that was issued before serve another token of its owner too. */
    store,

    /** Checks a code, counting the attempt. A right one is used up. */
    check: async (
      tx: Executor,
      { secrets, limits }: ServerServices,
      { tokenHash, owner, code, guess, now }: Entry,
    ): Promise<Checked<undefined, CodeProblem>> => {
      const issued = await find(tx, tokenHash);
      if (!issued) return refuse('CodeInvalid');
      if (issued.attempts >= maxAttempts) return refuse('MaxAttemptsReached');
      if (issued.expires_at <= now) return refuse('CodeExpired');
      const isRight = isSameText(hashOf(secrets, owner, code.trim()), issued.code_hash);
      const result = await limits.checkGuess(tx, guess, isRight, now);
      if (result === 'right') {
        await tx.run(`DELETE FROM ${table} WHERE token_hash = ?`, [tokenHash]);
        return ok(undefined);
      }
      await tx.run(`UPDATE ${table} SET attempts = attempts + 1 WHERE token_hash = ?`, [tokenHash]);
      const isLast = result === 'paused' || issued.attempts + 1 >= maxAttempts;
      return refuse(isLast ? 'MaxAttemptsReached' : 'CodeInvalid');
    },
  };
}
