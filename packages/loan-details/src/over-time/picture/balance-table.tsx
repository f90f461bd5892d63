import { useTexts } from '@portico/element';
import { cents, formatMoney, type Cents } from '@portico/rules';
import { Money, Table } from '@portico/ui';
import type { ReactNode } from 'react';
import { loanOverTimeTexts } from '../loan-over-time.sentences';
import { useDates } from '../use-dates';
import { balanceRows, type BalanceLines, type BalanceRow } from './balance-points';

/** The picture as a table: the ends of the years, today, the first and the last days. */
export function BalanceTable(props: {
  readonly lines: BalanceLines;
  readonly extra: Cents | undefined;
}): ReactNode {
  const { lines, extra = cents(0) } = props;
  const t = useTexts(loanOverTimeTexts);
  const { day } = useDates();
  const withMore = {
    key: 'faster',
    header: t('balanceWithMore', { amount: formatMoney(extra) }),
    align: 'end' as const,
    cell: ({ faster }: BalanceRow) => faster !== undefined && <Money cents={faster} />,
  };
  return (
    <Table
      caption={t('tableCaption')}
      rows={balanceRows(lines)}
      rowKey={({ on }) => on}
      columns={[
        { key: 'day', header: t('day'), cell: ({ on }) => day(on) },
        {
          key: 'balance',
          header: t('balance'),
          align: 'end',
          cell: ({ balance }) => balance !== undefined && <Money cents={balance} />,
        },
        ...(lines.faster.length > 0 ? [withMore] : []),
      ]}
    />
  );
}
