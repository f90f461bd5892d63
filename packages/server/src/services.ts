import type { LocalDate } from '@portico/rules';
import type { Database } from './database/database';
import type { AttemptLimits } from './limits/attempt-limits';
import type { Secrets } from './secrets';
import type { SecurityLog } from './security/security-log';

/** What the server asks the lender about a borrower, and has the lender tell the borrower. */
export type People = {
  /** The name under which a borrower signs in; undefined where there is no such borrower any more. */
  readonly usernameOf: (borrowerId: number) => Promise<string | undefined>;
  readonly emailOf: (borrowerId: number) => Promise<string | undefined>;
  /** Sends a security code. `now` in milliseconds. */
  readonly sendCode: (borrowerId: number, code: string, now: number) => Promise<void>;
  /** Tells that codes are not accepted for a while; a notice that cannot be sent is only reported. */
  readonly notifyOfPause: (borrowerId: number) => Promise<void>;
};

/** What the parts of a server share. */
export type ServerServices = {
  readonly database: Database;
  /** Milliseconds: the time of sessions, codes and limits. */
  readonly clock: () => number;
  /** The business day of the lender. */
  readonly today: () => Promise<LocalDate>;
  readonly secrets: Secrets;
  readonly limits: AttemptLimits;
  /** Makes a security code. */
  readonly newCode: () => string;
  /** Failed sign-ins, refused codes, lock-outs, changed credentials. */
  readonly securityLog: SecurityLog;
  readonly people: People;
  /** The header in which a proxy passes the visitor's address. */
  readonly addressHeader: string | undefined;
};
