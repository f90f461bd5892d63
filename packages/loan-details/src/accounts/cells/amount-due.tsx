import { formatMoney, type Cents } from '@portico/rules';
import { Money } from '@portico/ui';
import type { ReactNode } from 'react';
import type { AccountRow } from '../accounts.model';
import type { ColumnContext } from '../column-context';

/** What is due, and under it how much of it is past due, and in fees (D190). */
export function AmountDue(props: {
  readonly row: AccountRow;
  readonly amount: Cents;
  readonly t: ColumnContext['t'];
}): ReactNode {
  const { row, amount, t } = props;
  const { isPastDue, pastDue, feesDue } = row;
  return (
    <>
      <Money cents={amount} />
      {isPastDue && pastDue !== undefined && (
        <span className="block text-sm font-semibold text-warning">
          {t('pastDue', { amount: formatMoney(pastDue) })}
        </span>
      )}
      {feesDue !== undefined && feesDue > 0 && (
        <span className="block text-sm text-muted">
          {t('feesDue', { amount: formatMoney(feesDue) })}
        </span>
      )}
    </>
  );
}
