import { useTexts } from '@portico/element';
import { Button } from '@portico/ui';
import type { ReactNode } from 'react';
import type { HistoryRange } from '../history.model';
import { accountHistoryTexts, type AccountHistoryTextKey } from '../account-history.sentences';

type EntryCountProps = {
  readonly range: HistoryRange;
  /** The entries of the range. */
  readonly total: number;
  /** Those that the filter leaves; undefined while nothing is typed. */
  readonly found: number | undefined;
  readonly clear: () => void;
  readonly showAll: () => void;
};

/** How many entries there are, announced when it changes, and the way to more of them. */
export function EntryCount(props: EntryCountProps): ReactNode {
  const { range, total, found, clear, showAll } = props;
  const t = useTexts(accountHistoryTexts);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 *:[button]:-ms-4">
      <p role="status" className="text-muted">
        {t(sentenceOf(props), {
          days: range,
          total: grouped(total),
          count: grouped(found ?? total),
        })}
      </p>
      {found !== undefined && (
        <Button variant="quiet" onClick={clear}>
          {t('clear')}
        </Button>
      )}
      {found === undefined && range !== 'all' && (
        <Button variant="quiet" onClick={showAll}>
          {t('showAll')}
        </Button>
      )}
    </div>
  );
}

function sentenceOf({ range, total, found }: EntryCountProps): AccountHistoryTextKey {
  if (total === 0) return 'none';
  if (found === 0) return 'noneFound';
  if (found !== undefined) return found === 1 ? 'entryFound' : 'entriesFound';
  if (range === 'all') return total === 1 ? 'entryOfAll' : 'entriesOfAll';
  return total === 1 ? 'entryOfDays' : 'entriesOfDays';
}

/** `10,000` */
function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
