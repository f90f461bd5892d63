import { useTexts } from '@portico/element';
import { usePrinting, yieldToPage } from '@portico/ui';
import { useEffect, useMemo, type ReactNode } from 'react';
import { createHistoryFilter } from '../history.filter';
import {
  sortHistory,
  type HistoryRange,
  type HistoryRow,
  type HistorySort,
} from '../history.model';
import { accountHistoryTexts } from '../account-history.sentences';
import { EntryCount } from './entry-count';
import { HistoryList } from './history-list';
import { HistoryTable } from './history-table';

type HistoryEntriesProps = {
  readonly rows: readonly HistoryRow[];
  /** Whether a table fits. */
  readonly wide: boolean;
  readonly range: HistoryRange;
  readonly sort: HistorySort;
  readonly onSort: (sort: HistorySort) => void;
  /** What was typed into the filter. */
  readonly typed: string;
  readonly clear: () => void;
  readonly showAll: () => void;
};

/** The entries of a range as a table; in a narrow widget as an accordion, printed as a table. */
export function HistoryEntries(props: HistoryEntriesProps): ReactNode {
  const { rows, wide, range, sort, typed } = props;
  const t = useTexts(accountHistoryTexts);
  const printing = usePrinting();
  const filter = useMemo(() => createHistoryFilter(rows), [rows]);
  useEffect(() => {
    const shown = new AbortController();
    void filter.prepare(() => yieldToPage(), shown.signal);
    return () => shown.abort();
  }, [filter]);
  const sorted = useMemo(() => sortHistory(rows, sort), [rows, sort]);
  const found = useMemo(() => filter.find(sorted, typed), [filter, sorted, typed]);
  const Entries = wide || printing ? HistoryTable : HistoryList;
  return (
    <div className="grid grid-cols-1 gap-4">
      <EntryCount
        range={range}
        total={rows.length}
        found={found === sorted ? undefined : found.length}
        clear={props.clear}
        showAll={props.showAll}
      />
      {found !== sorted && (
        <p className="hidden print:block">{t('printedFilter', { words: typed.trim() })}</p>
      )}
      {found.length > 0 && (
        <Entries
          label={t('entries')}
          rows={found}
          sort={sort}
          onSort={props.onSort}
          printing={printing}
        />
      )}
    </div>
  );
}
