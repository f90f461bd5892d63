import { daysBetween, formatDate, type LocalDate } from '@portico/rules';
import type { ReactNode } from 'react';
import { isAutopaid, type AccountRow } from '../accounts.model';
import type { ColumnContext } from '../column-context';
import { Autopay } from './autopay';

/** The due date, and under it for how long it is past, or that autopay pays. */
export function DueDate(props: {
  readonly row: AccountRow;
  readonly date: LocalDate;
  readonly context: ColumnContext;
}): ReactNode {
  const { row, date, context } = props;
  const { t, today } = context;
  const days = row.isPastDue ? daysBetween(date, today) : 0;
  return (
    <>
      <span translate="no">{formatDate(date)}</span>
      {days > 0 && (
        <span className="block text-sm font-semibold text-warning">
          {t(days === 1 ? 'dayAgo' : 'daysAgo', { days })}
        </span>
      )}
      {row.autopayDate && (
        <span className="block">
          <Autopay>
            {isAutopaid(row) ? t('autopay') : t('autopayOn', { date: formatDate(row.autopayDate) })}
          </Autopay>
        </span>
      )}
    </>
  );
}
