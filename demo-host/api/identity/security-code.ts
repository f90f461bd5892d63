import { randomInt, timingSafeEqual } from 'node:crypto';
import { fail, ok, type Outcome } from '@portico/rules';
import { number, object, string } from 'valibot';
import type { Executor } from '../database/database';
import type { Secrets } from '../secrets';

/** Milliseconds that a code is good for. */
export const codeTime = 10 * 60_000;
/** Wrong entries after which a code is void. */
export const maxAttempts = 5;
/** Codes that are sent for one sign-in. */
export const maxSent = 5;

const row = object({
  code_hash: string(),
  expires_at: number(),
  attempts: number(),
  sent: number(),
});

/** Where codes stand: those of a sign-in by its session, those of a registration by its MFAToken. */
type CodeTable = 'security_codes' | 'registration_codes';

/** Codes good for a few minutes and a few attempts, each for one token. */
export function codesOf(table: CodeTable) {
  const find = (from: Executor, tokenHash: string) =>
    from.first(row, `SELECT * FROM ${table} WHERE token_hash = ?`, [tokenHash]);

  return {
    /** A code for a token; the one before is void. Fails when too many were sent. */
    issue: async (
      tx: Executor,
      secrets: Secrets,
      tokenHash: string,
      now: number,
    ): Promise<Outcome<string, 'MaxAttemptsReached'>> => {
      const sent = ((await find(tx, tokenHash))?.sent ?? 0) + 1;
      if (sent > maxSent) return fail('MaxAttemptsReached');
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await tx.run(`INSERT OR REPLACE INTO ${table} VALUES (?, ?, ?, 0, ?)`, [
        tokenHash,
        secrets.fingerprint(`${tokenHash} ${code}`),
        now + codeTime,
        sent,
      ]);
      return ok(code);
    },

    /** Checks a code, counting the attempt. A right one is used up. */
    check: async (
      tx: Executor,
      secrets: Secrets,
      tokenHash: string,
      entry: { readonly code: string; readonly now: number },
    ): Promise<Outcome<undefined, 'CodeInvalid' | 'CodeExpired' | 'MaxAttemptsReached'>> => {
      const issued = await find(tx, tokenHash);
      if (!issued) return fail('CodeInvalid');
      if (issued.attempts >= maxAttempts) return fail('MaxAttemptsReached');
      if (issued.expires_at <= entry.now) return fail('CodeExpired');
      await tx.run(`UPDATE ${table} SET attempts = attempts + 1 WHERE token_hash = ?`, [tokenHash]);
      const given = secrets.fingerprint(`${tokenHash} ${entry.code.trim()}`);
      if (timingSafeEqual(Buffer.from(given), Buffer.from(issued.code_hash))) {
        await tx.run(`DELETE FROM ${table} WHERE token_hash = ?`, [tokenHash]);
        return ok(undefined);
      }
      return fail(issued.attempts + 1 >= maxAttempts ? 'MaxAttemptsReached' : 'CodeInvalid');
    },
  };
}

export const { issue: issueCode, check: checkCode } = codesOf('security_codes');
