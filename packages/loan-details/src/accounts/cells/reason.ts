import type { AccountRow } from '../accounts.model';
import type { ColumnContext } from '../column-context';

/** What the code of an account means, and why it is not paid here; '' for nothing. */
export function reasonText(row: AccountRow, t: ColumnContext['t']): string {
  return row.comment || (row.isBlocked ? t('payBlocked') : '');
}
