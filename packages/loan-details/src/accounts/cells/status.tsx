import { formatMoney } from '@portico/rules';
import { Icon, warningIcon } from '@portico/ui';
import type { ReactNode } from 'react';
import { isOwedOn, type AccountRow } from '../accounts.model';
import { accountsTexts } from '../accounts.sentences';
import type { ColumnContext } from '../column-context';
import { reasonText } from './reason';

type Translate = ColumnContext['t'];

/** The status as a borrower reads it, by which the list is sorted too; '' for none. */
export function statusText(row: AccountRow, t: Translate): string {
  return [serverStatus(row, t), pastDueText(row, t), reasonText(row, t)].filter(Boolean).join(' ');
}

/** What the server says, in the borrower's language where it is a word of ours. */
function serverStatus(row: AccountRow, t: Translate): string {
  if (row.closed) return t('statusClosed');
  const { statusCurrent, statusPastDue } = accountsTexts.english;
  // What is past due is said by itself, and is not current.
  const isSaid = is(row.status, statusPastDue) || is(row.status, statusCurrent);
  if (row.isPastDue && isSaid) return '';
  if (is(row.status, statusCurrent)) return t('statusCurrent');
  return row.status || (isOwedOn(row.kind) && !row.isPastDue ? t('statusCurrent') : '');
}

const is = (status: string, word: string) => status.toLowerCase() === word.toLowerCase();

function pastDueText({ isPastDue, pastDue, amountDue }: AccountRow, t: Translate): string {
  if (!isPastDue || pastDue === undefined) return '';
  // How much is past due stands below the amount due.
  return amountDue === undefined
    ? t('pastDue', { amount: formatMoney(pastDue) })
    : t('statusPastDue');
}

/** The status of an account, with what is special about it. */
export function Status({ row, t }: { readonly row: AccountRow; readonly t: Translate }): ReactNode {
  const pastDue = pastDueText(row, t);
  const reason = reasonText(row, t);
  return (
    <>
      {serverStatus(row, t)}
      {pastDue && (
        <span className="block font-semibold text-warning">
          <Icon path={warningIcon} size={16} className="me-1 inline" />
          {pastDue}
        </span>
      )}
      {/* Where no Pay is, its place is free. */}
      {reason && (
        <span className={row.isBlocked ? 'block @min-[880px]/rows:-me-20' : 'block'}>{reason}</span>
      )}
    </>
  );
}
