import type { HistoryRow, HistorySort } from '../history.model';

/** What the table and the accordion get. */
export type EntriesProps = {
  /** Names the region that scrolls, and its content. */
  readonly label: string;
  /** Sorted; at least one. The same array while it is the same list. */
  readonly rows: readonly HistoryRow[];
  readonly sort: HistorySort;
  readonly onSort: (sort: HistorySort) => void;
  /** Every row is drawn. */
  readonly printing: boolean;
};
