import { accountHistory, type OutputOf } from '@portico/contract';
import type { Core, Query } from '@portico/core/internal';

/** The history of an account as the contract answers it, newest first. */
export type HistoryAnswer = OutputOf<typeof accountHistory>;

/** The history of the last `days` of an account, requested once for all sections that show it. */
export function historyOf(core: Core, accountNumber: string, days: number): Query<HistoryAnswer> {
  return core.query(accountHistory, { accountNumber, days, downloadCSV: false });
}
