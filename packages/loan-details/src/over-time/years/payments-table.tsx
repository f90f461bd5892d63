import { useTexts } from '@portico/element';
import { formatDate, type ScheduledPayment } from '@portico/rules';
import { Button, Money, Table, type Column, type TableProps } from '@portico/ui';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { loanOverTimeTexts } from '../loan-over-time.sentences';

const amounts = ['payment', 'principal', 'interest', 'balance'] as const;

/** Every payment to the end, opened in its place. */
export function PaymentsToEnd({ rows }: { readonly rows: readonly ScheduledPayment[] }): ReactNode {
  const t = useTexts(loanOverTimeTexts);
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="-ms-4 *:text-start print:hidden">
        <Button variant="quiet" expanded={open} controls={id} onClick={() => setOpen(!open)}>
          {open ? t('hidePayments') : t('showPayments', { count: rows.length })}
        </Button>
      </div>
      <div id={id} className="empty:hidden">
        {open && <Payments rows={rows} />}
      </div>
    </div>
  );
}

const keyOf = ({ on, balance }: ScheduledPayment): string => `${on} ${balance}`;

function Payments({ rows }: { readonly rows: readonly ScheduledPayment[] }): ReactNode {
  const t = useTexts(loanOverTimeTexts);
  const columns = useMemo(
    (): TableProps<ScheduledPayment>['columns'] => [
      { key: 'on', header: t('day'), cell: ({ on }) => formatDate(on) },
      ...amounts.map((key): Column<ScheduledPayment> => ({
        key,
        header: t(key),
        align: 'end',
        cell: (row) => <Money cents={row[key]} />,
      })),
    ],
    [t],
  );
  return <Table caption={t('payments')} rows={rows} rowKey={keyOf} columns={columns} inParts />;
}
