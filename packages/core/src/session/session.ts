import type { AgreedRecord, LocalDate } from '@portico/rules';
import { parseJson } from '../json';

/** The signed-in borrower, as the server described them (access §3). */
export type Session = {
  /** Random and not secret: distinguishes the tabs of one session from those of another. */
  readonly id: string;
  /** The address of its API: to another one it is neither sent nor shown. */
  readonly api: string;
  /** Secret: sent only to the API, stored only in sessionStorage. */
  readonly userToken: string;
  readonly username: string;
  readonly personalName: string;
  /** The day of the previous sign-in; undefined when there was none. */
  readonly lastLoggedIn?: LocalDate | undefined;
  readonly lastLoggedInIP: string;
  readonly servicingBranch: string;
  readonly emailAddress: string;
  /** 0 is a personal user. */
  readonly companyNumber: number;
  /** Agreements already accepted, as far as known from sign-in. */
  readonly agreed: readonly AgreedRecord[];
  /**
   * The confirmation of the tab's last payment, masked numbers only: shown again after a reload and
   * on the way back, until the session ends.
   */
  readonly lastPayment?: unknown;
};

/** What sign-in passes to `startSession`; the core adds its id and its API. */
export type NewSession = Omit<Session, 'id' | 'api'>;

const texts = [
  'id',
  'api',
  'userToken',
  'username',
  'personalName',
  'lastLoggedInIP',
  'servicingBranch',
  'emailAddress',
] as const;

/**
 * Reads a session stored by any version of the suite, as object or JSON text; undefined if invalid.
 */
export function readSession(found: unknown): Session | undefined {
  const kept = typeof found === 'string' ? parseJson(found) : found;
  return isSession(kept) ? kept : undefined;
}

function isSession(kept: unknown): kept is Session {
  if (typeof kept !== 'object' || kept === null) return false;
  const fields: Partial<Record<keyof Session, unknown>> = kept;
  return (
    texts.every((name) => typeof fields[name] === 'string') &&
    typeof fields.companyNumber === 'number' &&
    Array.isArray(fields.agreed) &&
    fields.agreed.every(isAgreed) &&
    isDay(fields.lastLoggedIn)
  );
}

function isAgreed(record: unknown): record is AgreedRecord {
  if (typeof record !== 'object' || record === null) return false;
  const { name, url, dateOfAgreement }: Partial<Record<keyof AgreedRecord, unknown>> = record;
  return typeof name === 'string' && typeof url === 'string' && isDay(dateOfAgreement);
}

function isDay(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value));
}
