import { addDays, daysBetween, type LocalDate } from '@portico/rules';
import type { Executor } from '@portico/server/parts';
import type { StoredAccount } from '../ledger/account-store';
import { postingsOf } from '../ledger/ledger-store';
import { historyOf, type HistoryRow } from './history-rows';

/** An account's history of the last days up to today, newest first. */
export async function historyOfAccount(
  from: Executor,
  account: StoredAccount,
  days: number,
  today: LocalDate,
): Promise<HistoryRow[]> {
  const longest = Math.max(0, daysBetween(account.openedOn, today));
  const first = addDays(today, -Math.min(Math.max(days, 0), longest));
  const rows = historyOf(await postingsOf(from, account.number));
  return rows.filter(({ on }) => on >= first && on <= today).reverse();
}

/** `08:02` as `8:02 AM`. */
export function timeOfDay(at: string): string {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${half}`;
}
