import type { Translate } from '@portico/core/internal';
import { useTexts } from '@portico/element';
import { chevronDownIcon, chevronUpIcon, Icon, nextSort, useVirtualRows } from '@portico/ui';
import { memo, type ReactNode } from 'react';
import { columnTexts } from '../history.labels';
import {
  historyColumnKeys,
  historyColumns,
  type HistoryColumnKey,
  type HistoryRow,
} from '../history.model';
import { accountHistoryTexts, type AccountHistoryTextKey } from '../account-history.sentences';
import type { EntriesProps } from './entries-props';
import { ScrollRegion } from './scroll-region';

/** The height of a row of one line in pixels: 21 and 28, and a rule. */
const rowHeight = 50;

/** Fixed, so that scrolling changes no column. */
const widths: Readonly<Record<HistoryColumnKey, string>> = {
  date: 'w-[11%]',
  time: 'w-[9%]',
  description: '',
  principal: 'w-[11%]',
  interest: 'w-[10%]',
  other: 'w-[10%]',
  total: 'w-[11%]',
  balance: 'w-[12%]',
};

const isEnd = (key: HistoryColumnKey): boolean => 'isAmount' in historyColumns[key];

const cellClass = (key: HistoryColumnKey): string =>
  'border-b border-line py-3.5 ps-3 align-top font-normal first:ps-0 ' +
  (isEnd(key) ? 'text-end whitespace-nowrap tabular' : 'text-start');

/** The history in eight columns, in a region that scrolls under its header (accounts §3, §4). */
export function HistoryTable({ label, rows, sort, onSort, printing }: EntriesProps): ReactNode {
  const t = useTexts(accountHistoryTexts);
  const virtual = useVirtualRows(rows, rowHeight, printing);
  const { first, end, before, after } = virtual;
  return (
    <ScrollRegion label={label} rows={virtual}>
      <table
        aria-label={label}
        aria-rowcount={rows.length + 1}
        className="w-full table-fixed border-separate [border-spacing:0] text-sm print:text-[0.75rem]"
      >
        <thead className="sticky top-0 break-inside-avoid bg-surface print:static">
          <tr aria-rowindex={1}>
            {historyColumnKeys.map((key) => (
              <Header
                key={key}
                column={key}
                descending={sort.key === key ? sort.descending : undefined}
                t={t}
                onSort={() => onSort({ ...nextSort(sort, key), key })}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <Space height={before} />
          {rows.slice(first, end).map((row, position) => (
            <Row key={row.id} row={row} index={first + position} />
          ))}
          <Space height={after} />
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Header(props: {
  readonly column: HistoryColumnKey;
  /** Undefined while another column is sorted. */
  readonly descending: boolean | undefined;
  readonly t: Translate<AccountHistoryTextKey>;
  readonly onSort: () => void;
}): ReactNode {
  const { column, descending, t, onSort } = props;
  const sorted = descending !== undefined;
  return (
    <th
      scope="col"
      aria-sort={sorted ? (descending ? 'descending' : 'ascending') : undefined}
      className={`border-b border-edge ps-3 font-semibold text-muted first:ps-0 ${widths[column]} ${isEnd(column) ? 'text-end' : 'text-start'}`}
    >
      <button
        type="button"
        className={`inline-flex min-h-11 items-center gap-1 hover:text-ink print:contents ${sorted ? 'text-ink' : ''}`}
        onClick={onSort}
      >
        {t(columnTexts[column])}
        {sorted && <Icon path={descending ? chevronDownIcon : chevronUpIcon} size={16} />}
      </button>
    </th>
  );
}

/** One transaction; drawn once while it stays at its index. */
const Row = memo(function Row(props: { readonly row: HistoryRow; readonly index: number }) {
  const { row, index } = props;
  return (
    <tr data-row={index} aria-rowindex={index + 2}>
      {historyColumnKeys.map((key) => (
        <td key={key} className={cellClass(key)}>
          {historyColumns[key].text(row)}
        </td>
      ))}
    </tr>
  );
});

/** The place of the rows that are not drawn. */
function Space({ height }: { readonly height: number }): ReactNode {
  return height > 0 && <tr aria-hidden style={{ height }} />;
}
