import type { LocalDate, SignInStep } from '@portico/rules';
import type { Language } from './language';
import type { Concerned } from '../../security/security-log';

/** A session as handlers see it. */
export type Session = {
  readonly tokenHash: string;
  readonly borrowerId: number;
  readonly username: string;
  /** Sign-in steps still to be done; a session with none is complete (D33). */
  readonly pending: readonly SignInStep[];
  /** When who uses it was last proven, in milliseconds; undefined before any proof (D174). */
  readonly provenAt: number | undefined;
};

/** Everything of a request that is not its input. */
export type RequestDetails = {
  readonly ip: string;
  /** Browser and system in words, by the User-Agent header. */
  readonly device: string | undefined;
  /** Of the calling page; browsers send it with every POST. */
  readonly origin: string | undefined;
  /** Host name and port that the request is addressed to. */
  readonly host: string;
  /** The business day, read once, so that it cannot change within a request. */
  readonly today: LocalDate;
  /** Milliseconds on the real clock. */
  readonly now: number;
  /** The language of the calling page. */
  readonly language: Language;
  /** The calling page has the API's own origin, so that cookies work. */
  readonly sameOrigin: boolean;
  readonly idempotencyKey: string | undefined;
  readonly session: Session | undefined;
  readonly cookies: Readonly<Record<string, string>>;
  /** Sets a cookie that no script can read, on this API's paths only. `maxAge` in seconds. */
  readonly setCookie: (name: string, value: string, maxAge: number) => void;
  /** Says for the security log whom a request without a session concerns. */
  readonly concerns: (who: Concerned) => void;
};
