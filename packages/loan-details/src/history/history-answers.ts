import { accountHistory, type OutputOf } from '@portico/contract';
import { createResource, perSession, type Core, type Resource } from '@portico/core/internal';

/** The history of an account as the contract answers it, newest first. */
export type HistoryAnswer = OutputOf<typeof accountHistory>;

const answersOf = perSession(
  () => new Map<string, Resource<HistoryAnswer>>(),
  (answers) => answers.clear(),
);

/**
 * The history of the last `days` of an account, requested once for all sections of its page. Cleared
 * with the session, and by the section that is left.
 */
export function historyOf(
  core: Core,
  accountNumber: string,
  days: number,
): Resource<HistoryAnswer> {
  const known = answersOf(core);
  const key = keyOf(accountNumber, days);
  const resource =
    known.get(key) ??
    createResource(() =>
      core.client.send(accountHistory, { accountNumber, days, downloadCSV: false }),
    );
  known.set(key, resource);
  return resource;
}

/** The history of an account is requested again when it is needed next: it may have changed. */
export function forgetHistory(core: Core, accountNumber: string): void {
  const known = answersOf(core);
  for (const key of known.keys()) {
    if (key.startsWith(keyOf(accountNumber, ''))) known.delete(key);
  }
}

const keyOf = (accountNumber: string, days: number | ''): string => `${accountNumber} ${days}`;
