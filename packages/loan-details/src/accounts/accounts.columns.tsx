import { displayAccountNumber, type AccountKind, type Cents } from '@portico/rules';
import { Money } from '@portico/ui';
import { formatRate } from '../loan/format-rate';
import { isOwedOn, type AccountRow } from './accounts.model';
import { AmountDue } from './cells/amount-due';
import { DueDate } from './cells/due-date';
import { PayButton } from './cells/pay-button';
import { Status, statusText } from './cells/status';
import type { ColumnContext } from './column-context';
import type { ListColumn, ListColumns } from './list/columns';
import { RowName } from './list/row-name';

type AccountColumn = ListColumn<AccountRow>;

/** The columns of one kind of list, by its rows. */
export function columnsOf(
  kind: AccountKind,
  rows: readonly AccountRow[],
  context: ColumnContext,
): ListColumns<AccountRow> {
  const { t, removeCheckDigit } = context;
  const owed = isOwedOn(kind);
  return {
    name: {
      header: t('columnAccount'),
      sort: { by: (row) => `${row.description} ${row.number}`, usual: 'az' },
      cell: ({ description, number }) => (
        <RowName name={description} number={displayAccountNumber(number, removeCheckDigit)} />
      ),
    },
    ...(owed && owedColumns(context)),
    ...((kind === 'lineOfCredit' || kind === 'deposit') && {
      extra: money(t('columnAvailable'), (row) => row.available),
    }),
    figure: money(t('columnBalance'), (row) => row.balance),
    rate: {
      header: t('columnRate'),
      sort: { by: (row) => row.rate, usual: 'highest' },
      cell: ({ rate }) => rate !== undefined && formatRate(rate),
    },
    ...(rows.some((row) => statusText(row, t)) && { status: statusColumn(context) }),
  };
}

const openDue = ({ amountDue, closed }: AccountRow) => (closed ? undefined : amountDue);

/** Of what money can be owed on. */
function owedColumns(context: ColumnContext) {
  const { t, payLink } = context;
  return {
    amount: {
      header: t('columnAmountDue'),
      sort: { by: openDue, usual: 'highest' },
      cell: (row) => {
        const amount = openDue(row);
        return amount !== undefined && <AmountDue row={row} amount={amount} t={t} />;
      },
    },
    date: {
      header: t('columnDueDate'),
      sort: { by: (row) => row.dueDate, usual: 'soonest' },
      cell: (row) => row.dueDate && <DueDate row={row} date={row.dueDate} context={context} />,
    },
    action: {
      header: t('columnPay'),
      cell: (row) => payLink(row) && <PayButton row={row} context={context} />,
    },
  } as const satisfies Partial<ListColumns<AccountRow>>;
}

function statusColumn({ t }: ColumnContext): AccountColumn {
  return {
    header: t('columnStatus'),
    sort: { by: (row) => statusText(row, t) || undefined, usual: 'az' },
    cell: (row) => statusText(row, t) && <Status row={row} t={t} />,
  };
}

function money(header: string, amountOf: (row: AccountRow) => Cents | undefined): AccountColumn {
  return {
    header,
    sort: { by: amountOf, usual: 'highest' },
    cell: (row) => {
      const amount = amountOf(row);
      return amount !== undefined && <Money cents={amount} />;
    },
  };
}
