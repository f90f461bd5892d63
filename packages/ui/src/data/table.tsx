import { safeAddress } from '@portico/rules';
import { clsx } from 'clsx';
import { useEffect, useMemo, useState, type MouseEventHandler, type ReactNode } from 'react';
import { chevronDownIcon, Icon } from '../icon';
import { chevronUpIcon } from '../icons';
import { translateOf } from '../text/unbroken';
import { nextSort, sortRows, type Sort, type SortValue } from './sorting';

export type Column<R> = {
  key: string;
  header: string;
  cell: (row: R) => ReactNode;
  /** Makes the column sortable by what it returns; rows without a value are last. */
  sortBy?: ((row: R) => SortValue) | undefined;
  /** `end` for amounts. */
  align?: 'start' | 'end' | undefined;
  /** Holds buttons or links: its header is for screen readers only. */
  action?: boolean | undefined;
};

/** Without an address the first cell is plain text. */
export type RowLink = {
  href: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
};

/**
 * Highlights a row that needs attention, or dims one that is over. The row's text must say the
 * same.
 */
export type RowTone = 'warning' | 'quiet';

export type TableProps<R> = {
  /** Names the table for screen readers. */
  caption: string;
  /** The first column names the row. */
  columns: readonly [Column<R>, ...Column<R>[]];
  rows: readonly R[];
  rowKey: (row: R) => string;
  /** The row's link: in its first cell, and pressable on the whole row. */
  rowLink?: ((row: R) => RowLink | undefined) | undefined;
  rowTone?: ((row: R) => RowTone | undefined) | undefined;
  initialSort?: Sort | undefined;
  /**
   * Draws the first rows at once and some more in each frame, so that a press that opens a long
   * table is answered in time. What is below it moves meanwhile.
   */
  inParts?: boolean | undefined;
};

/** How many rows are drawn in a frame. */
const atOnce = 12;

const tones: Record<RowTone, string> = {
  warning: ' bg-warning-tint px-3 @2xl:[&>th]:ps-3 ruled-warning',
  quiet: ' text-muted',
};

/**
 * Rows with sortable headers. In a narrow widget each row becomes a small list of its values; roles
 * are explicit because changing `display` removes them.
 */
export function Table<R>(props: TableProps<R>) {
  const { caption, columns, rows, rowKey, rowLink, rowTone, initialSort, inParts = false } = props;
  const [sort, setSort] = useState(initialSort);
  const sortBy = columns.find((column) => column.key === sort?.key)?.sortBy;
  const sorted = sort && sortBy ? sortRows(rows, sortBy, sort.descending) : rows;
  const drawn = useDrawn(rows.length, inParts);
  // What is drawn already stays while more is.
  const elements = useMemo(
    () =>
      new Map(
        rows.map((row) => [
          row,
          <Row
            key={rowKey(row)}
            columns={columns}
            row={row}
            link={rowLink?.(row)}
            tone={rowTone?.(row)}
          />,
        ]),
      ),
    [rows, rowKey, columns, rowLink, rowTone],
  );
  return (
    <div className="@container">
      <table role="table" part="table" aria-label={caption} className="block w-full @2xl:table">
        <thead role="rowgroup" className="block @2xl:table-header-group">
          <tr role="row" className="flex flex-wrap gap-x-4 @2xl:table-row">
            {columns.map((column) => (
              <ColumnHeader
                key={column.key}
                column={column}
                isOnlyRow={rows.length === 1}
                sort={sort?.key === column.key ? sort : undefined}
                onSort={() => setSort(nextSort(sort, column.key))}
              />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block @2xl:table-row-group">
          {sorted.slice(0, drawn).map((row) => elements.get(row))}
        </tbody>
      </table>
    </div>
  );
}

/** How many rows are drawn by now. */
function useDrawn(count: number, inParts: boolean): number {
  const [drawn, setDrawn] = useState(inParts ? atOnce : Infinity);
  useEffect(() => {
    if (drawn >= count) return undefined;
    const frame = requestAnimationFrame(() => setDrawn(drawn + atOnce));
    return () => cancelAnimationFrame(frame);
  }, [drawn, count]);
  return drawn;
}

type HeaderProps<R> = {
  column: Column<R>;
  /** There is a single row, so nothing to sort: a narrow list omits the sort buttons. */
  isOnlyRow: boolean;
  sort: Sort | undefined;
  onSort: () => void;
};

function ColumnHeader<R>({ column, isOnlyRow, sort, onSort }: HeaderProps<R>) {
  const end = column.align === 'end';
  const cell = clsx(
    'text-sm font-semibold text-muted @2xl:border-b @2xl:border-edge @2xl:px-3 @2xl:first:ps-0 @2xl:last:pe-0',
    end ? '@2xl:text-end' : 'text-start',
  );
  if (!column.sortBy) {
    return (
      <th role="columnheader" scope="col" className={clsx(cell, '@max-2xl:sr-only')}>
        <span className={column.action ? 'sr-only' : undefined}>{column.header}</span>
      </th>
    );
  }
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sort ? (sort.descending ? 'descending' : 'ascending') : undefined}
      className={clsx(cell, isOnlyRow && '@max-2xl:sr-only')}
    >
      {isOnlyRow && <span className="@2xl:hidden">{column.header}</span>}
      <button
        type="button"
        className={clsx(
          'inline-flex min-h-11 items-center gap-1 hover:text-ink',
          sort && 'text-ink',
          isOnlyRow && '@max-2xl:hidden',
        )}
        onClick={onSort}
      >
        {column.header}
        {sort && <Icon path={sort.descending ? chevronDownIcon : chevronUpIcon} size={16} />}
      </button>
    </th>
  );
}

type RowProps<R> = {
  columns: readonly [Column<R>, ...Column<R>[]];
  row: R;
  link: RowLink | undefined;
  tone: RowTone | undefined;
};

function Row<R>({ columns: [first, ...others], row, link, tone }: RowProps<R>) {
  return (
    <tr
      role="row"
      className={clsx(
        'relative block border-t border-line py-3 @2xl:table-row @2xl:border-t-0 @2xl:border-b @2xl:py-0',
        link?.href !== undefined && 'hover:bg-sunken',
        tone && tones[tone],
      )}
      part={tone && `row-${tone}`}
    >
      <th
        role="rowheader"
        scope="row"
        className="block text-start font-semibold @2xl:table-cell @2xl:py-3 @2xl:pe-3"
      >
        {link?.href !== undefined ? (
          <a
            href={safeAddress(link.href, 'link')}
            onClick={link.onClick}
            part="link"
            className="text-accent underline underline-offset-4 after:absolute after:inset-0 hover:decoration-2"
          >
            {first.cell(row)}
          </a>
        ) : (
          first.cell(row)
        )}
      </th>
      {others.map((column) => (
        <Cell key={column.key} column={column}>
          {column.cell(row)}
        </Cell>
      ))}
    </tr>
  );
}

function Cell<R>({ column, children }: { column: Column<R>; children: ReactNode }) {
  const empty = !children && children !== 0;
  return (
    <td
      role="cell"
      translate={translateOf(children)}
      className={clsx(
        'flex items-baseline justify-between gap-4 py-1 text-end @2xl:table-cell @2xl:px-3 @2xl:py-3 @2xl:last:pe-0',
        column.align === 'end' ? 'tabular' : '@2xl:text-start',
        column.action && 'relative',
        empty && '@max-2xl:hidden',
      )}
    >
      {!column.action && (
        <span aria-hidden className="max-w-1/2 shrink-0 text-start text-muted @2xl:hidden">
          {column.header}
        </span>
      )}
      {children}
    </td>
  );
}
