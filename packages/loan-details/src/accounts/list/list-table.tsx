import type { Link } from '@portico/element';
import { sortRows } from '@portico/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { usualSort, type ListColumns, type ListSort } from './columns';
import { HeaderCell } from './header-cell';
import { ListRow, type RowTone } from './list-row';
import { slots, type Slot } from './slots';
import { tableRow } from './slots.classes';
import { SortSelect } from './sort-select';
import { useOrderInParts } from './use-order-in-parts';

export type ListTableProps<R> = {
  /** Names the list. */
  readonly caption: string;
  readonly columns: ListColumns<R>;
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string;
  /** The page that a row opens: by its name, and by a press anywhere on it. */
  readonly rowLink: (row: R) => Link | undefined;
  /** What else a row leads to, below its name. */
  readonly rowMore?: ((row: R) => ReactNode) | undefined;
  readonly rowTone?: ((row: R) => RowTone | undefined) | undefined;
  /** The place by which it is sorted at first, in its usual order. */
  readonly sortedBy: Slot;
};

/**
 * A list: from 880 px of width on a table, whose columns line up with those of the other lists;
 * below that cards, from 600 px in two columns. Its ancestors are the containers `lists` and `rows`.
 * Roles are explicit because changing `display` removes them.
 */
export function ListTable<R>(props: ListTableProps<R>): ReactNode {
  const { caption, columns, rows, rowKey, rowLink, rowMore, rowTone, sortedBy } = props;
  const [chosen, setSort] = useState<ListSort>();
  const sort = chosen ?? usualSort(columns, sortedBy);
  const by = columns[sort.slot]?.sort?.by;
  const sorted = useMemo(
    () => (by ? sortRows(rows, by, sort.descending) : rows),
    [rows, by, sort.descending],
  );
  const ordered = useOrderInParts(sorted);
  // Another order moves the rows, and draws none of them again.
  const drawn = useMemo(
    () =>
      new Map(
        rows.map((row) => [
          row,
          <ListRow
            key={rowKey(row)}
            columns={columns}
            row={row}
            link={rowLink(row)}
            more={rowMore?.(row)}
            tone={rowTone?.(row)}
          />,
        ]),
      ),
    [rows, rowKey, columns, rowLink, rowMore, rowTone],
  );
  return (
    <>
      {rows.length > 1 && (
        <SortSelect caption={caption} columns={columns} sort={sort} onSort={setSort} />
      )}
      <table role="table" part="table" aria-label={caption} className="block">
        <thead role="rowgroup" className="hidden @min-[880px]/rows:block">
          <tr role="row" className={`grid items-end ${tableRow}`}>
            {slots.map((slot) => (
              <HeaderCell
                key={slot}
                slot={slot}
                header={columns[slot]?.header}
                sort={chosen?.slot === slot ? chosen : undefined}
                onSort={columns[slot]?.sort && (() => setSort(nextSort(chosen, slot)))}
              />
            ))}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          className="grid grid-cols-1 @min-[600px]/lists:grid-cols-2 @min-[600px]/lists:gap-x-12 @min-[880px]/rows:block"
        >
          {ordered.map((row) => drawn.get(row))}
        </tbody>
      </table>
    </>
  );
}

/** The order when a header is pressed: ascending first, then reversed. */
function nextSort(sort: ListSort | undefined, slot: Slot): ListSort {
  return { slot, descending: sort?.slot === slot && !sort.descending };
}
