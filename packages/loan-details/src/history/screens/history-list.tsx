import { isElement } from '@portico/rules';
import type { Translate } from '@portico/core/internal';
import { useTexts } from '@portico/element';
import { chevronDownIcon, chevronUpIcon, Figures, Icon, Select, useVirtualRows } from '@portico/ui';
import { memo, useId, useState, type MouseEvent, type ReactNode } from 'react';
import { columnTexts } from '../history.labels';
import { historyColumns, newestFirst, type HistoryRow, type HistorySort } from '../history.model';
import { accountHistoryTexts, type AccountHistoryTextKey } from '../account-history.sentences';
import type { EntriesProps } from './entries-props';
import { ScrollRegion } from './scroll-region';

/** The height of a closed entry with a description of one line in pixels. */
const entryHeight = 73;

/** The figures of an open entry; the others are always in sight. */
const details = ['time', 'principal', 'interest', 'other', 'balance'] as const;

const orders = {
  sortNewest: newestFirst,
  sortOldest: { key: 'date', descending: false },
  sortDescription: { key: 'description', descending: false },
  sortLargest: { key: 'total', descending: true },
  sortSmallest: { key: 'total', descending: false },
} as const satisfies Partial<Record<AccountHistoryTextKey, HistorySort>>;

const orderKeys = [
  'sortNewest',
  'sortOldest',
  'sortDescription',
  'sortLargest',
  'sortSmallest',
] as const satisfies readonly (keyof typeof orders)[];

/** The history in a narrow widget: an entry per transaction that opens its figures (accounts §4). */
export function HistoryList({ label, rows, sort, onSort, printing }: EntriesProps): ReactNode {
  const t = useTexts(accountHistoryTexts);
  const id = useId();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const virtual = useVirtualRows(rows, entryHeight, printing);
  const { first, end, before, after } = virtual;
  // One listener for all entries.
  const onClick = ({ target }: MouseEvent) => {
    const entry = isElement(target) && target.closest<HTMLElement>('[data-entry]');
    if (entry) setOpen((opened) => toggled(opened, Number(entry.dataset['entry'])));
  };
  return (
    <>
      {rows.length > 1 && (
        <div className="max-w-80 print:hidden">
          <Select
            name="historySort"
            label={t('sortBy')}
            value={orderOf(sort)}
            options={orderKeys.map((key) => ({ value: key, label: t(key) }))}
            onChange={(key) => onSort(orders[key])}
          />
        </div>
      )}
      <ScrollRegion label={label} rows={virtual}>
        <ul
          aria-label={label}
          style={{ paddingTop: before, paddingBottom: after }}
          onClick={onClick}
        >
          {rows.slice(first, end).map((row, position) => (
            <Entry
              key={row.id}
              id={`${id}${row.id}`}
              row={row}
              index={first + position}
              count={rows.length}
              open={open.has(row.id)}
              t={t}
            />
          ))}
        </ul>
      </ScrollRegion>
    </>
  );
}

type EntryProps = {
  readonly id: string;
  readonly row: HistoryRow;
  readonly index: number;
  readonly count: number;
  readonly open: boolean;
  readonly t: Translate<AccountHistoryTextKey>;
};

const Entry = memo(function Entry({ id, row, index, count, open, t }: EntryProps) {
  return (
    <li
      data-row={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      className="border-b border-line"
    >
      <button
        type="button"
        data-entry={row.id}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className="flex w-full items-center gap-3 py-3 text-start"
      >
        <span className="min-w-0 flex-1">
          <span className="block wrap-anywhere">{historyColumns.description.text(row)}</span>
          <span className="block text-sm text-muted">{historyColumns.date.text(row)}</span>
        </span>
        <span className="font-semibold whitespace-nowrap tabular">
          {historyColumns.total.text(row)}
        </span>
        <Icon path={open ? chevronUpIcon : chevronDownIcon} size={16} />
      </button>
      {open && (
        <div id={id} className="pb-3 text-sm">
          <Figures
            items={details.map((key) => ({
              label: t(columnTexts[key]),
              value: historyColumns[key].text(row),
            }))}
          />
        </div>
      )}
    </li>
  );
});

function toggled(opened: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(opened);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The order's name; empty for one of the table's that the list does not offer. */
function orderOf(sort: HistorySort): keyof typeof orders | '' {
  const same = (key: keyof typeof orders) =>
    orders[key].key === sort.key && orders[key].descending === sort.descending;
  return orderKeys.find(same) ?? '';
}
