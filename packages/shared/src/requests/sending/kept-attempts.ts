import { entity, integer, list, readWire, sameName, text, writeWire } from '@portico/contract';
import { parseJson, type StoragePort } from '@portico/core/internal';
import { toJson } from '@portico/rules';
import type { Attempt } from './sending';

/** What an attempt sent: a request of a kind on an account, or a reply to a request. */
export type Subject = {
  /** A hash of the account number, never the number itself. */
  readonly account: string;
  readonly what: 'request' | 'reply';
  /** The kind, or the reference number of the request. */
  readonly name: string;
};

/**
 * What this tab has sent without an answer, kept over a reload. Nothing of what was entered is kept:
 * a key, when it was sent, and what it is about.
 */
export type KeptAttempts = {
  /** Those on an account, the oldest first. */
  readonly of: (account: string) => readonly (Subject & Attempt)[];
  /** Keeps an attempt, or forgets the one of this subject. */
  readonly keep: (subject: Subject, attempt: Attempt | undefined) => void;
};

/** The sessionStorage key. */
export const attemptsKey = 'portico.requests';

const attempt = entity(
  { key: text, sentAt: integer, borrower: text, account: text, what: text, name: text },
  sameName,
);
const record = entity({ attempts: list(attempt) }, sameName);

/** @param storage sessionStorage: an attempt belongs to its tab */
export function createKeptAttempts(
  storage: StoragePort | undefined,
  borrower: () => string,
): KeptAttempts {
  const read = () => {
    const stored = readWire(record, parseJson(storage?.get(attemptsKey) ?? ''));
    return stored.ok ? stored.value.attempts.filter((one) => one.borrower === borrower()) : [];
  };
  return {
    of: (account) =>
      read().flatMap(({ borrower: _, what, ...kept }) =>
        kept.account === account && isWhat(what) ? [{ ...kept, what }] : [],
      ),
    keep(subject, kept) {
      const others = read().filter(
        ({ account, what, name }) =>
          account !== subject.account || what !== subject.what || name !== subject.name,
      );
      const own = kept && { ...subject, ...kept, borrower: borrower() };
      const attempts = own ? [...others, own] : others;
      if (attempts.length > 0) storage?.set(attemptsKey, toJson(writeWire(record, { attempts })));
      else storage?.remove(attemptsKey);
    },
  };
}

const isWhat = (text: string): text is Subject['what'] => text === 'request' || text === 'reply';
