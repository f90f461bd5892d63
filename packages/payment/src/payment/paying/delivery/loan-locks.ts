import { toJson } from '@portico/rules';
import {
  entity,
  flag,
  integer,
  readWire,
  sameName,
  text,
  tolerantList,
  writeWire,
  type ValueOf,
} from '@portico/contract';
import { parseJson, type StoragePort } from '@portico/core/internal';

/** A payment of unknown outcome: until it is known, no other payment of its loan is sent (D159). */
export type LoanLock = {
  /** The idempotency key it was sent under. */
  readonly key: string;
  /** When it was sent, in milliseconds since the epoch. */
  readonly sentAt: number;
  /** The host has told not to submit it again. */
  readonly doNotResubmit: boolean;
};

/** The locked loans of this browser, shared by its tabs and kept when they are closed. */
export type LoanLocks = {
  /** The lock of one of the borrower's loans. */
  readonly find: (accountNumber: string) => Promise<LoanLock | undefined>;
  readonly lock: (accountNumber: string, lock: LoanLock) => Promise<void>;
  readonly unlock: (key: string) => void;
};

/** The localStorage key of the locks. */
export const loanLocksKey = 'portico.loanLocks';

/**
 * `mark`: a salted hash of borrower and loan. No amount, number or token is kept (D159). A record of
 * another version must not hide the others.
 */
const records = entity(
  {
    locks: tolerantList(
      entity({ key: text, sentAt: integer, doNotResubmit: flag, salt: text, mark: text }, sameName),
    ),
  },
  sameName,
);
type Records = ValueOf<typeof records>['locks'];

/** Resolves to the hash of a text. */
export type Hash = (text: string) => Promise<string>;

/**
 * The locks in `localStorage`. If it cannot be written or no hash is available, they last as long
 * as the page.
 */
export function createLoanLocks(needs: {
  readonly storage: StoragePort | undefined;
  readonly hash: Hash | undefined;
  readonly borrower: () => string;
  readonly newSalt: () => string;
}): LoanLocks {
  const { borrower, newSalt } = needs;
  const hash: Hash = needs.hash ?? ((plain) => Promise.resolve(plain));
  const storage = needs.hash && needs.storage;
  let unstored: Records = [];

  const read = (): Records => {
    const stored = readWire(records, parseJson(storage?.get(loanLocksKey) ?? ''));
    return [...(stored.ok ? stored.value.locks : []), ...unstored];
  };
  const write = (locks: Records) => {
    const json = toJson(writeWire(records, { locks }));
    if (locks.length > 0) storage?.set(loanLocksKey, json);
    else storage?.remove(loanLocksKey);
    unstored = locks.length === 0 || storage?.get(loanLocksKey) === json ? [] : locks;
  };
  const markOf = (salt: string, accountNumber: string) =>
    hash(toJson([salt, borrower().toLowerCase(), accountNumber]));

  return {
    async find(accountNumber) {
      for (const { salt, mark, ...lock } of read()) {
        if (mark === (await markOf(salt, accountNumber))) return lock;
      }
      return undefined;
    },
    async lock(accountNumber, lock) {
      const salt = newSalt();
      const mark = await markOf(salt, accountNumber);
      write([...read().filter(({ key }) => key !== lock.key), { ...lock, salt, mark }]);
    },
    unlock: (key) => write(read().filter((other) => other.key !== key)),
  };
}

/** SHA-256 in hexadecimal digits; undefined where the page is not served securely. */
export function pageHash(): Hash | undefined {
  if (!('subtle' in crypto)) return undefined;
  return async (plain) => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(plain));
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  };
}
