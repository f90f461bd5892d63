import { timeOfDay } from '@portico/core/internal';
import { useCore, useSignalValue, useTexts } from '@portico/element';
import { Button, Icon, Inline, Stack, Table, warningIcon, type Column } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import type { SignInRow } from '../login-history.model';
import { loginHistoryTexts } from '../login-history.sentences';

/** How many sign-ins are drawn at a time. */
const pageSize = 10;

/** The sign-ins in pages of ten: a table, and a list of its values in a narrow widget. */
export function SignInList({ rows }: { readonly rows: readonly SignInRow[] }): ReactNode {
  const t = useTexts(loginHistoryTexts);
  const [start, setStart] = useState(0);
  const end = Math.min(start + pageSize, rows.length);
  const columns: readonly [Column<SignInRow>, Column<SignInRow>] = [
    { key: 'date', header: t('date'), cell: (row) => <When row={row} /> },
    { key: 'ipAddress', header: t('ipAddress'), cell: (row) => <Origin row={row} /> },
  ];
  return (
    <Stack>
      <div className="max-w-2xl">
        <Table
          caption={t('heading')}
          columns={columns}
          rows={rows.slice(start, end)}
          rowKey={({ position }) => String(position)}
          rowTone={({ unusual }) => (unusual ? 'warning' : undefined)}
        />
      </div>
      {rows.length > pageSize && (
        <Inline>
          <Button disabled={start === 0} onClick={() => setStart(start - pageSize)}>
            {t('newer')}
          </Button>
          <Button disabled={end === rows.length} onClick={() => setStart(end)}>
            {t('older')}
          </Button>
          <p role="status" className="text-sm text-muted">
            {t('shown', { first: start + 1, last: end, count: rows.length })}
          </p>
        </Inline>
      )}
    </Stack>
  );
}

/** The day, and the time where the API says it. */
function When({ row: { date, at } }: { readonly row: SignInRow }): ReactNode {
  const { locale } = useSignalValue(useCore().configuration);
  return (
    <>
      <span translate="no">{date}</span>{' '}
      <span className="whitespace-nowrap text-muted">{timeOfDay(at, locale)}</span>
    </>
  );
}

/** The address, the device where the API says it, and whether the API calls it unusual. */
function Origin({ row }: { readonly row: SignInRow }): ReactNode {
  const t = useTexts(loginHistoryTexts);
  const { ipAddress, device, unusual } = row;
  return (
    <span className="block min-w-0 wrap-anywhere @max-2xl:text-end">
      {ipAddress}
      {device !== undefined && <span className="block text-sm text-muted">{device}</span>}
      {unusual && (
        <span className="block text-sm font-semibold text-warning">
          <Icon path={warningIcon} size={16} className="me-1 inline" />
          {t('unusual')}
        </span>
      )}
    </span>
  );
}
