import type { Link } from '@portico/element';
import { safeAddress } from '@portico/rules';
import { useId, type ReactNode } from 'react';
import type { ListColumn, ListColumns } from './columns';
import { slots, type Slot } from './slots';
import { alignments, cardPlaces, classes, tableRow } from './slots.classes';

/**
 * Highlights a row that needs attention, or dims one that is over. The row's text says the same.
 */
export type RowTone = 'warning' | 'quiet';

/**
 * The tint reaches into the page's gutter, so that the columns keep their places: it is drawn behind
 * the row, because the row's own background would end at the table. What of 12 px the gutter does
 * not give is padding.
 */
const tint =
  'before:absolute before:inset-x-[calc(var(--portico-gutter,0px)*-1)] before:inset-y-0 before:-z-1 before:bg-warning-tint before:ruled-warning @min-[880px]/rows:ps-[max(0px,12px-var(--portico-gutter,0px))]';

const tableCell =
  '@min-[880px]/rows:m-0 @min-[880px]/rows:block @min-[880px]/rows:self-auto @min-[880px]/rows:justify-self-auto @min-[880px]/rows:py-4 @min-[880px]/rows:[grid-area:auto]';

/**
 * A row that moves leaves the content of the others as it is drawn. What reaches out of the row would
 * be clipped: the tint, and the ring of the focus.
 */
const contained = '[contain:content] focus-within:[contain:none]';

type ListRowProps<R> = {
  readonly columns: ListColumns<R>;
  readonly row: R;
  readonly link: Link | undefined;
  /** What else it leads to. */
  readonly more: ReactNode;
  readonly tone: RowTone | undefined;
};

/** An entry of a list: a row of a table, or a card. */
export function ListRow<R>({ columns, row, link, more, tone }: ListRowProps<R>): ReactNode {
  const { name } = columns;
  const id = useId();
  return (
    <tr
      role="row"
      part={tone && `row-${tone}`}
      className={classes(
        'relative isolate grid grid-cols-[minmax(0,1fr)_fit-content(50%)] content-start gap-x-4 border-y border-line py-4 -mb-px @min-[880px]/rows:mb-0 @min-[880px]/rows:items-baseline @min-[880px]/rows:gap-0 @min-[880px]/rows:border-t-0 @min-[880px]/rows:p-0',
        tableRow,
        tone === 'quiet' && 'text-muted',
        tone === 'warning' ? 'px-[max(0px,12px-var(--portico-gutter,0px))]' : contained,
      )}
    >
      <th
        role="rowheader"
        scope="row"
        aria-labelledby={more ? id : undefined}
        className={classes(
          'mb-3 min-w-0 text-start font-medium @min-[880px]/rows:pe-4',
          tableCell,
          tone === 'warning' && tint,
        )}
      >
        {link?.href === undefined ? (
          <span id={id}>{name.cell(row)}</span>
        ) : (
          <a
            id={id}
            href={safeAddress(link.href, 'link')}
            onClick={link.onClick}
            part="link"
            className="text-accent no-underline after:absolute after:inset-0 hover:decoration-2"
          >
            {name.cell(row)}
          </a>
        )}
        {more && <div className="relative w-fit text-sm font-normal">{more}</div>}
      </th>
      {slots.map(
        (slot) =>
          slot !== 'name' && <Cell key={slot} slot={slot} column={columns[slot]} row={row} />,
      )}
    </tr>
  );
}

type CellProps<R> = {
  readonly slot: Exclude<Slot, 'name'>;
  readonly column: ListColumn<R> | undefined;
  readonly row: R;
};

/** A place without a column, or without a value, is not there in a card. */
function Cell<R>({ slot, column, row }: CellProps<R>): ReactNode {
  const value = column?.cell(row);
  const hasValue = value !== undefined && value !== null && value !== false && value !== '';
  const label = slot === 'status' || slot === 'action' ? undefined : column?.header;
  return (
    <td
      role={column && 'cell'}
      aria-hidden={column ? undefined : true}
      className={classes(hasValue ? cardPlaces[slot] : 'hidden', tableCell, alignments[slot])}
    >
      {hasValue && label !== undefined && (
        <span className={labels[slot === 'amount' || slot === 'date' ? slot : 'figure']}>
          {label}{' '}
        </span>
      )}
      {column && (hasValue ? value : slot !== 'action' && '—')}
    </td>
  );
}

/** The name of a value in a card; in a table its header says it. */
const labels = {
  amount:
    'block text-sm leading-normal font-normal whitespace-nowrap text-muted @min-[880px]/rows:hidden',
  date: '@min-[880px]/rows:hidden',
  figure: 'me-auto text-muted @min-[880px]/rows:hidden',
} as const;
