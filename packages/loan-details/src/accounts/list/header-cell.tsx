import { Icon } from '@portico/ui';
import type { ReactNode } from 'react';
import type { ListSort } from './columns';
import type { Slot } from './slots';
import { alignments, atEnd, classes } from './slots.classes';

const arrowUp = 'M12 19V5M6 11l6-6 6 6';
const arrowDown = 'M12 5v14M6 13l6 6 6-6';

/** A column's header, with which it is sorted; without one its place is empty. */
export function HeaderCell(props: {
  readonly slot: Slot;
  readonly header: string | undefined;
  /** Set while the borrower has the list sorted by it. */
  readonly sort: ListSort | undefined;
  readonly onSort: (() => void) | undefined;
}): ReactNode {
  const { slot, header, sort, onSort } = props;
  const cell = classes(
    'border-b border-edge pb-1 text-start text-sm font-medium text-muted',
    alignments[slot],
    alignments[slot] === atEnd && 'ps-3',
  );
  if (header === undefined) return <td aria-hidden className={cell} />;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sort && (sort.descending ? 'descending' : 'ascending')}
      className={cell}
    >
      {onSort ? (
        <button
          type="button"
          className={classes(
            'min-h-7 hover:text-ink',
            alignments[slot] === atEnd ? 'text-end' : 'text-start',
            sort && 'font-semibold text-ink',
          )}
          onClick={onSort}
        >
          {header}
          {sort && (
            <Icon
              path={sort.descending ? arrowDown : arrowUp}
              size={16}
              className="ms-0.5 inline align-[-3px]"
            />
          )}
        </button>
      ) : (
        <span className="sr-only">{header}</span>
      )}
    </th>
  );
}
